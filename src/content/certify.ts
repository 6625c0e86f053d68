import type { PublishedAddresses } from './state/addresses.ts';
import type { Cache, Certificate } from './cache.ts';
import type { Draft } from './draft.ts';
import { checkTexts } from './editorial/checkTexts.ts';
import { standApart } from './editorial/textSummary.ts';
import type { FoundFile } from './findFiles.ts';
import { openEntries, readOne } from './loadFiles.ts';
import { focusOn, skeletonOf, type Focus } from './proseEdit.ts';
import { checkFocused } from './rules.ts';

type Hashes = Readonly<Record<string, string>>;

export function certificateOf(today: string, hashes: Hashes, draft: Draft): Certificate {
  return {
    today,
    hashes,
    art: [...draft.art],
    games: Object.fromEntries([...draft.guides].map(([name, { data }]) => [name, data.game])),
  };
}

/**
 * A certificate for these files: the saved one if they are unchanged; a new one if only texts and prices have
 * changed since and have no findings. Null if every rule has to check every file.
 */
export async function certify(
  files: readonly FoundFile[],
  hashes: Hashes,
  cache: Cache,
  { today, addresses }: { today: string; addresses: () => Promise<PublishedAddresses> },
): Promise<Certificate | null> {
  const { certificate } = cache;
  // A date that was not in the future will not be on a later day: a file without findings stays so.
  if (certificate === null || today < certificate.today) return null;
  const names = Object.keys(hashes);
  if (names.length !== Object.keys(certificate.hashes).length) return null;
  if (names.some((name) => !Object.hasOwn(certificate.hashes, name))) return null;
  const changed = names.filter((name) => certificate.hashes[name] !== hashes[name]);
  if (changed.length === 0) {
    cache.save(certificate);
    return certificate;
  }
  const edited = changed.flatMap((name) => files.find((file) => file.path === name) ?? []);
  if (edited.length < changed.length || edited.length > mostEdited) return null;
  for (const file of edited) if (!(await isProseEdit(file, certificate.hashes, cache))) return null;

  const before = cache.texts();
  if (before === null) return null;
  const whole: Draft = {
    today,
    ...openEntries(files, hashes, cache),
    art: new Map(certificate.art),
    brokenArt: new Set(),
    broken: new Set(),
    addresses: await addresses(),
  };
  const draft = focusOn(whole, focusOf(edited, certificate));
  if (checkFocused(draft).length > 0) return null;
  const texts = checkTexts(draft);
  if (texts.diagnostics.length > 0) return null;
  const fresh = texts.summarize();
  if (!standApart(before, fresh)) return null;
  const renewed = { ...certificate, today, hashes };
  cache.save(renewed, new Map([...before, ...fresh]));
  return renewed;
}

/** With more edits than this, checking everything takes no longer. */
const mostEdited = 50;

/** Whether a file is one of many, and only its texts and prices have changed. */
async function isProseEdit(file: FoundFile, before: Hashes, cache: Cache): Promise<boolean> {
  if (!Object.hasOwn(folderOf, file.kind)) return false;
  const old = cache.dataOf(file.kind, before[file.path] ?? '');
  const data = await readOne(file, cache);
  return old !== undefined && data !== null && skeletonOf(old) === skeletonOf(data);
}

const folderOf = { game: 'games', guide: 'guides', offers: 'offers', page: 'pages' } as const;

/** The edited files, each with the others about the same game. */
function focusOf(edited: readonly FoundFile[], { games }: Certificate): Focus {
  const ids = new Set(edited.map(({ kind, name }) => (kind === 'guide' ? (games[name] ?? name) : name)));
  const pages = new Set(edited.flatMap(({ kind, name }) => (kind === 'page' ? name : [])));
  const ofGames = new Set([...ids].filter((id) => !pages.has(id) || Object.values(games).includes(id)));
  const guides = Object.keys(games).filter((name) => ofGames.has(games[name] ?? ''));
  return { games: ofGames, offers: ofGames, guides: new Set(guides), pages };
}
