import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Game, Offer, Retailer, Site } from '../../domain/data.ts';
import { fullTitle } from '../../domain/words.ts';
import { findFiles, type FoundFiles } from '../../content/findFiles.ts';
import { presentDiagnostics, textOf } from '../../content/present.ts';
import { shownPath } from '../../content/shownPath.ts';
import { placeOf } from '../../content/source.ts';
import { readData } from '../../content/units/readFiles.ts';
import { readOffersFile } from './readOffersFile.ts';
import type { Allowed } from '../net/target.ts';

/** An offer with its file. */
export interface StoredOffer {
  offer: Offer;
  /** The slug of its file. */
  game: string;
  /** The path of its file. */
  path: string;
  /** The file as shown. */
  file: string;
  line: number;
  /** The box's name including its game's; absent if the game's file cannot be read. */
  title?: string | undefined;
}

export interface OfferData {
  /** Null if the file is missing or broken. */
  site: Site | null;
  retailers: ReadonlyMap<string, Retailer>;
  /** In the order of files. */
  offers: StoredOffer[];
  /** Only for the files that a check needs. */
  diagnostics: Diagnostic[];
  /** Number of files read. */
  files: number;
}

/**
 * Reads the parts of a data folder that a check needs: a mistake in a guide's prose does not stop a nightly
 * check. Offers may have allowed addresses without https.
 */
export async function loadOffers(dir: string, allowed: Allowed): Promise<OfferData> {
  const found = await findFiles(dir);
  const site = await readSingle('site', found);
  const retailers = await readSingle('retailers', found);
  const needed = ['site.yaml', 'retailers.yaml', 'offers'].map((name) => shownPath(path.join(dir, name)));
  const inTheWay = found.diagnostics.filter(({ at }) =>
    needed.some((place) => at.file === place || at.file.startsWith(`${place}/`)),
  );
  const data: OfferData = {
    site: site.data,
    retailers: new Map(retailers.data?.retailers.map((retailer) => [retailer.id, retailer])),
    offers: [],
    diagnostics: presentDiagnostics(
      [...inTheWay, ...site.diagnostics, ...retailers.diagnostics],
      textOf(found.yaml),
    ),
    files: found.yaml.filter(({ kind }) => kind === 'site' || kind === 'retailers').length,
  };
  for (const file of found.yaml.filter(({ kind }) => kind === 'offers')) {
    data.files += 1;
    const read = await readOffersFile(file.path, allowed);
    data.diagnostics.push(...presentDiagnostics(read.diagnostics, () => read.source.text));
    const gameFile = found.yaml.find(({ kind, name }) => kind === 'game' && name === file.name);
    const game = gameFile && (await readData('game', gameFile)).data;
    for (const [index, offer] of (read.data?.offers ?? []).entries()) {
      const { file: shown, line } = placeOf(read.source, ['offers', index, 'url']);
      const title = titleOf(offer, game ?? undefined);
      data.offers.push({ offer, game: file.name, path: file.path, file: shown, line, title });
    }
  }
  return data;
}

/** Reads a file that exists only once in the data; data is null if it is missing. */
async function readSingle<K extends 'site' | 'retailers'>(kind: K, { yaml }: FoundFiles) {
  const file = yaml.find((one) => one.kind === kind);
  return file === undefined ? { data: null, diagnostics: [] } : await readData(kind, file);
}

function titleOf({ expansion_id }: Offer, game: Game | undefined): string | undefined {
  const box = expansion_id === undefined ? undefined : game?.expansions.find(({ id }) => id === expansion_id);
  return game === undefined || (box === undefined && expansion_id !== undefined)
    ? undefined
    : fullTitle(game, box ?? null);
}
