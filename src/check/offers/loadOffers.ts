import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { feedItems, type FeedItem } from '../../content/author/feed/matchRow.ts';
import { findFiles, type FoundFiles } from '../../content/load/findFiles.ts';
import { readData } from '../../content/load/parseFile.ts';
import { presentDiagnostics } from '../../content/load/present.ts';
import { readSmallFile, shownPath } from '../../content/load/readFile.ts';
import { checkSchema } from '../../content/schema/check.ts';
import { openSource, locationOf, type Source } from '../../content/yaml/source.ts';
import type { OfferState } from '../../content/state/checkState.ts';
import { maxBytes, parseYaml } from '../../content/yaml/parse.ts';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Expansion, Game, Offer, Offers, Retailer, Site } from '../../domain/data.ts';
import { byText } from '../../domain/lists.ts';
import { isRecord } from '../../domain/lists.ts';
import { isOfferOf } from '../../domain/offers.ts';
import { baseGameBox } from '../../domain/ranking.ts';
import { fullTitle } from '../../domain/words.ts';
import { contentHash } from '../../platform/hash.ts';
import { type Allowed, isAllowed, parseHttpUrl } from '../net/target.ts';
import { type FindOtherBox, openOtherBox } from './item.ts';

export interface StoredOffer {
  offer: Offer;
  game: string;
  path: string;
  file: string;
  line: number;
  /** The box's name including its game's; absent if the game's file cannot be read. */
  title?: string | undefined;
  findOtherBox?: FindOtherBox | undefined;
  elsewhere?: readonly number[] | undefined;
}

interface OfferData {
  site: Site | null;
  retailers: ReadonlyMap<string, Retailer>;
  offers: StoredOffer[];
  diagnostics: Diagnostic[];
  files: number;
}

/** A mistake in a guide's prose does not stop a nightly check. Allowed addresses need no https. */
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
    diagnostics: presentDiagnostics([...inTheWay, ...site.diagnostics, ...retailers.diagnostics], found.yaml),
    files: found.yaml.filter(({ kind }) => kind === 'site' || kind === 'retailers').length,
  };
  const drafts = await findDrafts(found);
  for (const file of found.yaml.filter(({ kind, name }) => kind === 'offers' && !drafts.has(name))) {
    data.files += 1;
    const read = await readOffersFile(file.path, allowed);
    data.diagnostics.push(...presentDiagnostics(read.diagnostics, [file]));
    const gameFile = found.yaml.find(({ kind, name }) => kind === 'game' && name === file.name);
    const game = gameFile && (await readData('game', gameFile)).data;
    for (const [index, offer] of (read.data?.offers ?? []).entries()) {
      const { file: shown, line } = locationOf(read.source, ['offers', index, 'url']);
      const others = read.data?.offers.filter((one) => one !== offer) ?? [];
      const named = game == null ? {} : factsOf(offer, game, others);
      data.offers.push({ offer, game: file.name, path: file.path, file: shown, line, ...named });
    }
  }
  return data;
}

/** Games without a published guide. Reads only the status lines: a draft may have errors elsewhere. */
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

async function readSingle<K extends 'site' | 'retailers'>(kind: K, { yaml }: FoundFiles) {
  const file = yaml.find((one) => one.kind === kind);
  return file === undefined ? { data: null, diagnostics: [] } : await readData(kind, file);
}

function factsOf({ expansion_id, currency }: Offer, game: Game, others: readonly Offer[]) {
  const box = game.expansions.find(({ id }) => id === expansion_id) ?? null;
  if (box === null && expansion_id !== undefined) return {};
  const items = feedItems({ games: new Map([[game.id, game]]), guides: new Map() });
  const own = items.find((item) => item.box === (box ?? baseGameBox(game) ?? null));
  return {
    title: fullTitle(game, box),
    findOtherBox: own && openOtherBox(items, own.key),
    elsewhere: own && pricesOf(own, others, currency),
  };
}

export function pricesOf(
  { game, box }: Pick<FeedItem, 'game' | 'box'>,
  offers: readonly Offer[],
  wanted: Offer['currency'],
): number[] {
  const lists = [...(box?.list_price ?? []), ...(isBaseGame(box) ? (game.list_price ?? []) : [])];
  return [
    ...lists.flatMap(({ amount, currency }) => (currency === wanted ? amount : [])),
    ...offers.flatMap((offer) =>
      offer.currency === wanted && isOfferOf(offer, box) ? (offer.price ?? []) : [],
    ),
  ];
}

const isBaseGame = (box: Expansion | null) => box === null || box.is_base_game === true;

export interface ReadOffers {
  source: Source;
  /** Null if there is any error. */
  data: Offers | null;
  diagnostics: Diagnostic[];
}

export async function readOffersFile(file: string, allowed: Allowed): Promise<ReadOffers> {
  const shown = shownPath(file);
  let bytes: Uint8Array;
  try {
    bytes = await readSmallFile(file, maxBytes);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const diagnostics = [diagnostic('file/unreadable', shown, `This cannot be read: ${why}.`)];
    return { source: openSource(shown, ''), data: null, diagnostics };
  }
  const parsed = parseYaml(shown, bytes);
  const listed: unknown = parsed.data?.['offers'];
  // The schema requires https, so an allowed address is replaced before validation.
  const addresses = (Array.isArray(listed) ? listed : []).map((offer: { url?: unknown } | null) => {
    const address = offer?.url;
    const url = typeof address === 'string' ? parseHttpUrl(address) : null;
    if (offer === null || url === null || !isAllowed(url, allowed)) return undefined;
    offer.url = 'https://shop.example/';
    return String(address);
  });
  const { data, diagnostics: found } = checkSchema('offers', parsed);
  for (const [index, offer] of (data?.offers ?? []).entries()) offer.url = addresses[index] ?? offer.url;
  const diagnostics = [...parsed.diagnostics, ...found];
  const hasErrors = diagnostics.some(({ severity }) => severity === 'error');
  return { source: parsed.source, data: hasErrors ? null : data, diagnostics };
}

export interface Selection {
  game?: string | undefined;
  retailer?: string | undefined;
  shard?: { index: number; count: number } | undefined;
  maxAge?: number | undefined;
  now: number;
}

/** Offers unchecked for the longest time come first. Offers with the same address are in one shard. */
export function selectOffers(
  offers: readonly StoredOffer[],
  state: ReadonlyMap<string, OfferState>,
  { game, retailer, shard, maxAge, now }: Selection,
): StoredOffer[] {
  const checkedAt = ({ offer }: StoredOffer) => {
    const known = state.get(offer.id);
    const time = known?.url === offer.url ? known.checked : (offer.last_checked ?? '');
    // A time in the future comes from a wrong clock.
    return Date.parse(time) <= now ? time : '';
  };
  const selected = offers.filter(({ offer, game: slug }) => {
    if (game !== undefined && slug !== game) return false;
    if (retailer !== undefined && offer.retailer !== retailer) return false;
    if (shard !== undefined && shardOf(offer.url, shard.count) !== shard.index) return false;
    const known = state.get(offer.id);
    if (maxAge === undefined || known?.url !== offer.url) return true;
    const age = now - Date.parse(known.checked);
    return !(age >= 0 && age < maxAge);
  });
  return selected.toSorted(byText(checkedAt));
}

function shardOf(url: string, count: number): number {
  return (parseInt(contentHash(url).slice(0, 8), 16) % count) + 1;
}

interface SourceLink {
  url: string;
  lines: string[];
}

/** The sources of all games, each address once, in the order of the files. Files that cannot be read are skipped. */
export async function loadSources(dir: string): Promise<SourceLink[]> {
  const links = new Map<string, SourceLink>();
  const { yaml } = await findFiles(dir);
  for (const { path } of yaml.filter(({ kind }) => kind === 'game')) {
    const bytes = await readSmallFile(path, maxBytes).catch(() => null);
    if (bytes === null) continue;
    const { source, data } = parseYaml(shownPath(path), bytes);
    const sources: unknown = data?.['sources'];
    for (const [index, one] of (Array.isArray(sources) ? sources : []).entries()) {
      const url = isRecord(one) ? one['url'] : null;
      if (typeof url !== 'string') continue;
      const { file, line } = locationOf(source, ['sources', index, 'url']);
      const link = links.get(url) ?? { url, lines: [] };
      link.lines.push(`${file}:${line}`);
      links.set(url, link);
    }
  }
  return [...links.values()];
}
