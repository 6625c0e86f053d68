import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findFiles, type FoundFiles } from '../../content/findFiles.ts';
import { readData } from '../../content/parseFile.ts';
import { presentDiagnostics, textOf } from '../../content/present.ts';
import { readSmallFile } from '../../content/readFile.ts';
import { checkSchema } from '../../content/schema/check.ts';
import { shownPath } from '../../content/shownPath.ts';
import { openSource, placeOf, type Source } from '../../content/source.ts';
import type { OfferState } from '../../content/state/checkState.ts';
import { maxBytes, type Parsed, parseYaml } from '../../content/yaml/parse.ts';
import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { Game, Offer, Offers, Retailer, Site } from '../../domain/data.ts';
import { fullTitle } from '../../domain/words.ts';
import { type Allowed, isAllowed, parseHttpUrl } from '../net/target.ts';

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

interface OfferData {
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
  const drafts = await findDrafts(found);
  for (const file of found.yaml.filter(({ kind, name }) => kind === 'offers' && !drafts.has(name))) {
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

/**
 * The games that no published guide is about. Only their status lines are read: an unfinished file may have
 * errors everywhere else.
 */
async function findDrafts({ yaml }: FoundFiles): Promise<ReadonlySet<string>> {
  const drafts = new Set<string>();
  const published = new Set<string>();
  for (const { kind, name, path: file } of yaml.filter(
    (one) => one.kind === 'game' || one.kind === 'guide',
  )) {
    const text = await readFile(file, 'utf8').catch(() => '');
    const isDraft = /^status:[ \t]*["']?draft["']?[ \t]*(?:#.*)?\r?$/m.test(text);
    const game = kind === 'game' ? name : (/^game:[ \t]*["']?([\w-]+)/m.exec(text)?.[1] ?? name);
    if (isDraft) drafts.add(game);
    else if (kind === 'guide') published.add(game);
  }
  return new Set([...drafts].filter((game) => !published.has(game)));
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

export interface ReadOffers {
  source: Source;
  /** Null where there is any error. */
  data: Offers | null;
  diagnostics: Diagnostic[];
}

/** One file of offers against its schema, except that allowed addresses need no https. */
export async function readOffersFile(file: string, allowed: Allowed): Promise<ReadOffers> {
  const shown = shownPath(file);
  let bytes: Uint8Array;
  try {
    bytes = await readSmallFile(file, maxBytes);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const at = { file: shown, line: 1, column: 1 };
    const diagnostics = [finding('file/unreadable', at, `This cannot be read: ${why}.`)];
    return { source: openSource(shown, ''), data: null, diagnostics };
  }
  return parseOffers(parseYaml(shown, bytes), allowed);
}

function parseOffers(parsed: Parsed, allowed: Allowed): ReadOffers {
  const addresses = new Map<number, string>();
  const accepted = allowed.size === 0 ? parsed.data : withoutAllowed(parsed.data, allowed, addresses);
  const { data, diagnostics } = checkSchema('offers', { ...parsed, data: accepted });
  const all = [...parsed.diagnostics, ...diagnostics];
  const failed = all.some(({ severity }) => severity === 'error');
  const offers = data?.offers.map((offer, index) => ({ ...offer, url: addresses.get(index) ?? offer.url }));
  return {
    source: parsed.source,
    data: data === null || failed ? null : { ...data, offers: offers ?? [] },
    diagnostics: all,
  };
}

/** The data with an address that the schema accepts in place of each allowed one, which goes into addresses. */
function withoutAllowed(
  data: Parsed['data'],
  allowed: Allowed,
  addresses: Map<number, string>,
): Parsed['data'] {
  const offers: unknown = data?.['offers'];
  if (data === null || !Array.isArray(offers)) return data;
  const replaced = offers.map((offer: unknown, index) => {
    if (typeof offer !== 'object' || offer === null || !('url' in offer)) return offer;
    const url = typeof offer.url === 'string' ? parseHttpUrl(offer.url) : null;
    if (url === null || !isAllowed(url, allowed)) return offer;
    addresses.set(index, String(offer.url));
    return { ...offer, url: 'https://shop.example/' };
  });
  return { ...data, offers: replaced };
}

/** The offers to check; an omitted field does not filter. */
export interface Selection {
  game?: string | undefined;
  retailer?: string | undefined;
  shard?: { index: number; count: number } | undefined;
  /** Excludes offers checked less than this before now; both in ms. */
  maxAge?: number | undefined;
  now: number;
}

/**
 * The offers that were not checked for the longest time come first. Every offer is in exactly one shard, and
 * offers with the same address are in the same one.
 */
export function selectOffers(
  offers: readonly StoredOffer[],
  state: ReadonlyMap<string, OfferState>,
  { game, retailer, shard, maxAge, now }: Selection,
): StoredOffer[] {
  const checkedAt = ({ offer }: StoredOffer) => {
    const known = state.get(offer.id);
    // A time in the future comes from a wrong clock.
    return known?.url === offer.url && Date.parse(known.checked) <= now ? known.checked : '';
  };
  const selected = offers.filter(({ offer, game: slug }) => {
    if (game !== undefined && slug !== game) return false;
    if (retailer !== undefined && offer.retailer !== retailer) return false;
    if (shard !== undefined && shardOf(offer.url, shard.count) !== shard.index) return false;
    const known = state.get(offer.id);
    if (maxAge === undefined || known?.url !== offer.url) return true;
    const age = now - Date.parse(known.checked);
    // A time in the future comes from a wrong clock.
    return !(age >= 0 && age < maxAge);
  });
  return selected
    .map((offer) => ({ offer, time: checkedAt(offer) }))
    .sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0))
    .map(({ offer }) => offer);
}

function shardOf(url: string, count: number): number {
  return (createHash('sha256').update(url).digest().readUInt32BE(0) % count) + 1;
}
