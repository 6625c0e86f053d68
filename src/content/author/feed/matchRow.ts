import type { Expansion, Game } from '../../../domain/data.ts';
import { readGtin } from '../../../domain/gtin.ts';
import { listText } from '../../../domain/lists.ts';
import { baseGameBox } from '../../../domain/ranking.ts';
import type { Content } from '../../content.ts';
import type { FeedRow } from './readFeed.ts';

export interface FeedItem {
  game: Game;
  /** Null for a base game that is not one of its boxes. */
  box: Expansion | null;
  /** "wingspan/oceania", or "wingspan" for the base game. */
  key: string;
  /** Whether shops sell several editions of the game, so a title must say which one it is. */
  hasEditions: boolean;
  gtins: readonly string[];
}

export type TitleMatch =
  | { kind: 'certain'; item: FeedItem }
  /** contradicts: the title differs from the box’s name; otherwise it says too little. */
  | { kind: 'doubtful'; why: string; candidates: FeedItem[]; contradicts: boolean }
  | { kind: 'none' };

export function feedItems({ games, guides }: Pick<Content, 'games' | 'guides'>): FeedItem[] {
  return [...games.values()].flatMap((game) => {
    const editions = [...guides.values()].find((guide) => guide.game === game.id)?.editions ?? [];
    const hasEditions = editions.length > 1;
    const base = baseGameBox(game);
    return [
      ...(base === undefined ? [{ game, box: null, key: game.id, hasEditions, gtins: gtinsOf(game) }] : []),
      ...game.expansions.map((box) => ({
        game,
        box,
        key: box === base ? game.id : `${game.id}/${box.id}`,
        hasEditions: hasEditions && (box.requires_base_game || box === base),
        gtins: [...gtinsOf(box), ...(box === base ? gtinsOf(game) : [])],
      })),
    ];
  });
}

const gtinsOf = ({ gtins = [] }: { gtins?: readonly string[] }) =>
  gtins.flatMap((text) => readGtin(text) ?? []);

/**
 * Matches a row by title and product number. The number decides if the title is ambiguous, but never overrules it:
 * shops mix up numbers more often than names.
 */
export function openRowMatcher(
  items: readonly FeedItem[],
): (row: Pick<FeedRow, 'title' | 'gtin'>) => TitleMatch {
  const match = openMatcher(items);
  return ({ title, gtin }) => {
    const found = match(title);
    if (gtin === null) return found;
    const numbered = items.find(({ gtins }) => gtins.includes(gtin));
    if (numbered === undefined) {
      // A box has a number for each printing, and the data may not have them all.
      return found.kind === 'certain' && found.item.gtins.length > 0
        ? doubt('its product number is not one of the box', [found.item])
        : found;
    }
    const named = found.kind === 'certain' ? [found.item] : found.kind === 'doubtful' ? found.candidates : [];
    if (!named.includes(numbered))
      return doubt('its title and its product number name different boxes', [...named, numbered]);
    return found.kind === 'doubtful' && !found.contradicts ? { kind: 'certain', item: numbered } : found;
  };
}

function doubt(why: string, candidates: FeedItem[]): TitleMatch {
  return { kind: 'doubtful', why, candidates, contradicts: true };
}

const noise = new Set(
  'a an and board boardgame boardgames by edition en english expansion for game games in new of on s tabletop the to with'.split(
    ' ',
  ),
);
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const suffixes = ['st', 'nd', 'rd'];
/** A title with more extra words than this names another product. */
const maxOtherWords = 3;

/** Every unexplained word makes the match doubtful. */
export function openMatcher(items: readonly FeedItem[]): (title: string) => TitleMatch {
  const known = items.map((item) => ({ item, ...namesOf(item) }));
  return (title) => {
    const words = wordsOf(title);
    const isExpansion = /\bexpansion\b/i.test(title);
    const near = known.flatMap(({ item, name, allowed, editions, saysExpansion }) => {
      if (![...name].every((word) => words.has(word))) return [];
      const others = [...words].filter((word) => !name.has(word) && !allowed.has(word));
      if (others.length > maxOtherWords) return [];
      const isBase = item.box === null || item.box.standalone || item.box.is_base_game === true;
      const contradictions = [
        ...(others.length > 0 ? [`it also says ${listText(others.map((word) => `"${word}"`))}`] : []),
        ...(isExpansion && isBase && !saysExpansion ? ['it says expansion'] : []),
      ];
      const doubts = [
        ...contradictions,
        ...(item.hasEditions && !editions.some((edition) => words.has(edition))
          ? ['it does not say which edition it is']
          : []),
      ];
      return [{ item, doubts, contradicts: contradictions.length > 0, length: name.size }];
    });
    // The longest name wins: "Wingspan Oceania" contains the name of Wingspan too.
    const longest = Math.max(0, ...near.map(({ length }) => length));
    const best = near.filter(({ length }) => length === longest);
    const [only] = best;
    if (only === undefined) return { kind: 'none' };
    const candidates = best.map(({ item }) => item);
    const contradicts = best.every((one) => one.contradicts);
    if (best.length > 1)
      return { kind: 'doubtful', why: 'several boxes have this name', candidates, contradicts };
    return only.doubts.length === 0
      ? { kind: 'certain', item: only.item }
      : { kind: 'doubtful', why: only.doubts.join(', and '), candidates, contradicts };
  };
}

function namesOf({ game, box }: FeedItem) {
  const title = box === null ? game.title : `${game.title} ${box.title}`;
  const edition = wordsOf(box?.edition ?? (box === null ? (game.edition ?? '') : ''));
  const gameEdition = wordsOf(game.edition ?? '');
  // An expansion has its game’s edition unless it names one.
  const own = edition.size > 0 ? edition : box?.requires_base_game === true ? gameEdition : edition;
  return {
    name: wordsOf(title),
    allowed: new Set([...wordsOf(game.publisher), ...own]),
    editions: [...own].filter((word) => /^(?:\d+(?:st|nd|rd|th)|(?:19|20)\d\d)$/.test(word)),
    saysExpansion: /\bexpansion\b/i.test(title),
  };
}

/** Lower case, without accents, punctuation and noise; "second" is "2nd". */
function wordsOf(text: string): Set<string> {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => {
      const place = ordinals.indexOf(word);
      return place === -1 ? word : `${place + 1}${suffixes[place] ?? 'th'}`;
    });
  return new Set(words.filter((word) => word !== '' && !noise.has(word)));
}
