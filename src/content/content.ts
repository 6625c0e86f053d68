import path from 'node:path';
import { sha256 } from '../platform/hash.ts';
import { noMemo, openMemo } from '../platform/memo.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { byText } from '../domain/lists.ts';
import { boxRedirects } from '../domain/pages.ts';
import type { PriceHistory } from '../domain/boxPrices.ts';
import type { Game, Guide, Home, Offer, Page, Redirect, Retailer, Site } from '../domain/data.ts';
import type { ArtFile } from './art/image.ts';
import { loadArt } from './load/loadArt.ts';
import { checkSite } from './rules/checkSite.ts';
import { findFiles, type FoundFile } from './load/findFiles.ts';
import { fillDraft, parseFile } from './load/parseFile.ts';
import { presentDiagnostics } from './load/present.ts';
import { siteFiles, type AcceptedFile, type Entry, type SiteFiles } from './load/siteFiles.ts';
import { type CheckState, lastSeen, loadState } from './state/checkState.ts';
import { readAddresses } from './load/addresses.ts';
import { loadHistory } from './state/priceHistory.ts';
import { shownPath } from './load/readFile.ts';

/** All valid content of a site. Maps are in name order. Includes drafts without errors. */
export interface Content {
  dir: string;
  site: Site;
  retailers: ReadonlyMap<string, Retailer>;
  home: Home;
  redirects: readonly Redirect[];
  gone: readonly string[];
  games: ReadonlyMap<string, Game>;
  guides: ReadonlyMap<string, Guide>;
  /** By game id. last_checked is the later of the data’s and the checker’s dates. */
  offers: ReadonlyMap<string, readonly Offer[]>;
  checks: CheckState;
  history: PriceHistory;
  pages: ReadonlyMap<string, Page>;
  art: ReadonlyMap<string, ArtFile>;
}

export interface LoadResult {
  content: Content | null;
  /** With unfinished drafts, whose references may lead nowhere; null unless requested. */
  preview: Content | null;
  diagnostics: Diagnostic[];
  files: number;
}

export interface LoadOptions {
  today: string;
  /** A folder for cached results; safe to delete. */
  cacheDir?: string;
  verify?: boolean;
  /** true reports problems of drafts like those of other files, not as notes. */
  drafts?: boolean;
  preview?: boolean;
}

/** Reads and checks an existing data folder. Problems in the data are diagnostics, never exceptions. */
export async function loadContent(
  dir: string,
  { today, cacheDir, verify = false, drafts: draftsCount = false, preview = false }: LoadOptions,
): Promise<LoadResult> {
  const folder = await findFiles(dir);
  const { memo, save } =
    cacheDir === undefined
      ? { memo: noMemo, save: () => undefined }
      : openMemo(path.join(cacheDir, 'content', sha256(path.resolve(dir)).slice(0, 22)), verify);
  const diagnostics = [...folder.diagnostics];
  const accepted: AcceptedFile[] = [];
  const broken: FoundFile[] = [];
  const drafts = new Set<string>();
  for (const file of folder.yaml) {
    const parsed = await parseFile(file, memo);
    diagnostics.push(...parsed.diagnostics);
    if (parsed.isDraft && !draftsCount) drafts.add(file.path);
    if (parsed.accepted === null) broken.push(file);
    else accepted.push(parsed.accepted);
  }
  const draftGames = folder.yaml.filter((file) => file.kind === 'game' && drafts.has(file.path));
  for (const file of folder.yaml)
    if (file.kind === 'offers' && draftGames.some(({ name }) => name === file.name)) drafts.add(file.path);
  const [art, checks, past, addresses] = [
    await loadArt(dir, folder.art, memo),
    await loadState(dir),
    await loadHistory(dir),
    await readAddresses(dir),
  ];
  diagnostics.push(...art.diagnostics, ...checks.diagnostics, ...past.diagnostics);
  const isPublished = (file: FoundFile) => !drafts.has(file.path);
  const filesOf = (some: readonly AcceptedFile[], isWanted: (file: FoundFile) => boolean) =>
    siteFiles(some, {
      today,
      addresses,
      art: art.art,
      brokenArt: art.brokenArt,
      broken: new Set(broken.filter(isWanted).map(({ kind, name }) => `${kind}/${name}` as const)),
    });
  const check = (isWanted: (file: FoundFile) => boolean) => {
    const some = accepted.filter(isWanted);
    return checkSite(filesOf(some, isWanted), some, memo);
  };
  const all = await check(() => true);
  const draftFiles = new Set([...drafts].map(shownPath));
  const problems = [
    ...diagnostics.map((one) => (draftFiles.has(one.at.file) ? { ...one, severity: 'note' as const } : one)),
    ...(drafts.size === 0 ? all : asNotes(all, await check(isPublished), draftFiles)),
  ];
  save();
  const failed = problems.some(({ severity }) => severity === 'error');
  const sound = drafts.size === 0 ? accepted : soundFiles(accepted, [...diagnostics, ...all], drafts);
  const contentWith = (some: readonly AcceptedFile[]) =>
    failed ? null : contentOf(dir, filesOf(some, isPublished), checks.state, past.history);
  const filled: AcceptedFile[] = [];
  if (preview && !failed) for (const file of broken) filled.push(...[(await fillDraft(file)) ?? []].flat());
  return {
    content: contentWith(sound),
    preview: preview ? contentWith([...accepted, ...filled].sort(byText(({ name }) => name))) : null,
    diagnostics: presentDiagnostics(problems, folder.yaml),
    files: folder.yaml.length + folder.art.length,
  };
}

/** Turns diagnostics that only drafts cause into notes. published: the diagnostics without drafts. */
function asNotes(
  all: readonly Diagnostic[],
  published: readonly Diagnostic[],
  draftFiles: ReadonlySet<string>,
): Diagnostic[] {
  const keyOf = ({ at, code }: Diagnostic) => `${at.file}:${at.line}:${at.column} ${code}`;
  const [keys, publishedKeys] = [new Set(all.map(keyOf)), new Set(published.map(keyOf))];
  const references = all.filter(({ code, at }) => code === 'draft/reference' && !draftFiles.has(at.file));
  const referring = new Set(references.map(({ at }) => at.file));
  return [
    ...references,
    ...published.filter((one) => {
      const isShared = keys.has(keyOf(one));
      // What only a draft uses counts as used, and a reference to a draft has been reported.
      return isShared || (one.severity === 'error' && !referring.has(one.at.file));
    }),
    ...all.flatMap((one) =>
      publishedKeys.has(keyOf(one)) || references.includes(one) ? [] : { ...one, severity: 'note' as const },
    ),
  ];
}

function soundFiles(
  accepted: readonly AcceptedFile[],
  found: readonly Diagnostic[],
  drafts: ReadonlySet<string>,
): AcceptedFile[] {
  const faulty = new Set(found.flatMap(({ severity, at }) => (severity === 'error' ? at.file : [])));
  const sound = accepted.filter((file) => !drafts.has(file.path) || !faulty.has(shownPath(file.path)));
  const games = new Set(sound.flatMap(({ kind, name }) => (kind === 'game' ? name : [])));
  return sound.filter(
    (file) =>
      (file.kind !== 'guide' || games.has(file.data.game)) &&
      (file.kind !== 'offers' || games.has(file.name)),
  );
}

function contentOf(
  dir: string,
  { today, site, retailers, home, redirects, games, guides, offers, pages, art, addresses }: SiteFiles,
  checks: CheckState,
  history: Awaited<ReturnType<typeof loadHistory>>['history'],
): Content | null {
  if (!site || !retailers || !home || !redirects) return null;
  const seen = (offer: Offer): Offer => ({
    ...offer,
    last_checked: lastSeen(offer, checks.get(offer.id), today),
  });
  const all = [...dataOf(offers).values()].flatMap((file) => file.offers);
  // The prices of another page are not this offer's; the next check says whether it is the same product.
  const corrected = new Set(all.flatMap(({ id, url }) => ((checks.get(id)?.url ?? url) === url ? [] : id)));
  const own = { site: site.data, games: dataOf(games), guides: dataOf(guides), pages: dataOf(pages) };
  const authored = redirects.data.redirects;
  const sources = new Set(authored.map(({ from }) => from));
  return {
    ...own,
    dir: path.resolve(dir),
    retailers: new Map(retailers.data.retailers.map((retailer) => [retailer.id, retailer])),
    home: home.data,
    redirects: [
      ...authored,
      ...boxRedirects(own, new Set(addresses.paths)).filter(({ from }) => !sources.has(from)),
    ],
    gone: redirects.data.gone ?? [],
    offers: new Map([...dataOf(offers)].map(([game, file]) => [game, file.offers.map(seen)])),
    checks,
    history: new Map([...history].filter(([id]) => !corrected.has(id))),
    art,
  };
}

function dataOf<T>(entries: ReadonlyMap<string, Entry<T>>): Map<string, T> {
  return new Map([...entries].map(([name, { data }]) => [name, data]));
}
