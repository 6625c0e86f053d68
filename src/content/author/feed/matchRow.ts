import type { Expansion, Game } from '../../../domain/data.ts';
import { nearest } from '../../../diagnostics/didYouMean.ts';
import { readGtin } from '../../../domain/gtin.ts';
import { groupBy, listText } from '../../../domain/lists.ts';
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
  | {
      kind: 'doubtful';
      why: string;
      candidates: FeedItem[];
      /** The title differs from the box’s name; otherwise it says too little. */
      contradicts: boolean;
      /** The title says that it is something else: an accessory, a bundle, another language … */
      isOther: boolean;
      /** How many of its words nothing explains. */
      others: number;
    }
  | { kind: 'none' };

export type TitleMatcher = (title: string, gtins?: readonly string[]) => TitleMatch;

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

/** Product numbers decide only where the title leaves a doubt, since shops mix them up more often than names. */
export function openTitleMatcher(items: readonly FeedItem[], { gameKnown = false } = {}): TitleMatcher {
  const match = openNameMatcher(items, gameKnown);
  return (title, gtins = []) => {
    const found = match(title);
    if (gtins.length === 0) return found;
    const numbered = items.find((item) => gtins.some((gtin) => item.gtins.includes(gtin)));
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

/** The box of a row, a doubt about it, or none that is in the data. mistake: a decision that cannot be applied. */
type RowMatch =
  | { kind: 'box'; item: FeedItem }
  | { kind: 'doubt' | 'mistake'; why: string; candidates: string[] }
  | { kind: 'other' | 'left out' };

/** A title with more extra words than this names another product. */
const maxOtherWords = 3;

/** A person's decision counts more than the title. */
export function openRowMatcher(items: readonly FeedItem[]): (row: FeedRow) => RowMatch {
  const match = openTitleMatcher(items);
  const byKey = new Map(items.map((item) => [item.key, item]));
  return ({ box, title, gtin, doubts: [doubt] }) => {
    if (box === '-') return { kind: 'left out' };
    const decided = byKey.get(box);
    if (decided !== undefined) return { kind: 'box', item: decided };
    const found = match(title, gtin === null ? [] : [gtin]);
    const named = found.kind === 'certain' ? [found.item] : found.kind === 'none' ? [] : found.candidates;
    const candidates = named.map(({ key }) => key);
    if (box !== '') {
      const meant = nearest(box, [...byKey.keys()]);
      const why = `no box is called "${box}"${meant === undefined ? '' : `; did you mean "${meant}"?`}`;
      return { kind: 'mistake', why, candidates };
    }
    if (found.kind === 'certain')
      return doubt === undefined
        ? { kind: 'box', item: found.item }
        : { kind: 'doubt', why: doubt, candidates };
    return found.kind === 'doubtful' && found.others <= maxOtherWords
      ? { kind: 'doubt', why: found.why, candidates }
      : { kind: 'other' };
  };
}

function doubt(why: string, candidates: FeedItem[]): TitleMatch {
  return { kind: 'doubtful', why, candidates, contradicts: true, isOther: false, others: 0 };
}

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const noise = wordSet(
  'a an and board boardgame boardgames by edition en english expansion for game games in new of on s tabletop the to with',
);
/** Between the name of a game and the name of a box, they join two products. */
const joints = wordSet('& + / and with plus');
/** Words that make it something else than the box, unless they belong to the box’s name. */
const otherProducts = wordSet(
  `accessories accessory binder coins counters dice foam holder holders insert inserts mat mats miniatures organiser
  organizer overlays playmat promo promos puzzle replacement sleeve sleeves sticker stickers token tokens tray trays
  upgrade upgraded
  bundle bundles case collection display lot multipack pack packs set
  app code digital dlc download ebook epub kindle pdf steam
  damaged dent opened owned preowned refurbished secondhand used
  anniversary collectors deluxe junior kickstarter mini
  brazilian chinese croatian czech danish deutsch deutsche dutch espanol finnish francais french german greek hungarian
  italian italiano japanese korean multilingual nederlands nordic norwegian polish polski portuguese romanian russian
  spanish swedish thai turkish ukrainian`,
);
const otherEdition = /^(?:\d+(?:st|nd|rd|th)|(?:19|20)\d\d)$/;
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const suffixes = ['st', 'nd', 'rd'];

function openNameMatcher(items: readonly FeedItem[], gameKnown: boolean): (title: string) => TitleMatch {
  const known = items.map((item) => ({ item, ...namesOf(item, gameKnown) }));
  const isExpansionTitle = (title: string) => /\bexpansion\b/i.test(title);
  const byRarestWord = groupByRarestWord(known);
  return (title) => {
    const tokens = tokensOf(title);
    const words = meaningful(tokens);
    const isExpansion = isExpansionTitle(title);
    const named = [...words].flatMap((word) => byRarestWord.get(word) ?? []);
    const near = named.flatMap((one) => {
      if (![...one.name].every((word) => words.has(word))) return [];
      const { item, allowed, editions } = one;
      const others = [...words].filter((word) => !one.name.has(word) && !allowed.has(word));
      const isBase = item.box === null || item.box.standalone || item.box.is_base_game === true;
      const joint = findJoint(tokens, one);
      const contradictions = [
        ...(joint === null ? [] : [`"${joint}" may join two products`]),
        ...(others.length > 0 ? [`it also says ${listText(others.map((word) => `"${word}"`))}`] : []),
        ...(isExpansion && isBase && !isExpansionTitle(one.title) ? ['it says expansion'] : []),
      ];
      const doubts = [
        ...contradictions,
        ...(item.hasEditions && !editions.some((edition) => words.has(edition))
          ? ['it does not say which edition it is']
          : []),
      ];
      const isOther =
        joint !== null || others.some((word) => otherProducts.has(word) || otherEdition.test(word));
      const length = [...words].filter((word) => one.name.has(word) || one.gameWords.has(word)).length;
      return [
        { item, doubts, contradicts: contradictions.length > 0, isOther, others: others.length, length },
      ];
    });
    // The longest name wins: "Wingspan Oceania" contains the name of Wingspan too.
    const longest = Math.max(0, ...near.map(({ length }) => length));
    const best = near.filter(({ length }) => length === longest);
    const [only] = best;
    if (only === undefined) return { kind: 'none' };
    if (best.length === 1 && only.doubts.length === 0) return { kind: 'certain', item: only.item };
    return {
      kind: 'doubtful',
      why: best.length > 1 ? 'several boxes have this name' : only.doubts.join(', and '),
      candidates: best.map(({ item }) => item),
      contradicts: best.every((one) => one.contradicts),
      isOther: best.every((one) => one.isOther),
      others: Math.min(...best.map(({ others }) => others)),
    };
  };
}

function groupByRarestWord<Named extends { name: ReadonlySet<string> }>(
  known: readonly Named[],
): Map<string, Named[]> {
  const counts = new Map<string, number>();
  for (const { name } of known) for (const word of name) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarestOf = ({ name }: Named) =>
    [...name].sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))[0] ?? '';
  return groupBy(known, rarestOf);
}

/** The joint with the whole name of the box on one side, and the name of its game on the other. */
function findJoint(
  tokens: readonly string[],
  { title, ownWords, gameWords }: Pick<ReturnType<typeof namesOf>, 'title' | 'ownWords' | 'gameWords'>,
): string | null {
  const isApart = (own: readonly string[], game: readonly string[]) =>
    [...ownWords].every((word) => own.includes(word)) && game.some((word) => gameWords.has(word));
  const within = pairsOf(tokensOf(title));
  const at = tokens.findIndex((token, index) => {
    if (!joints.has(token) || within.has(pairAt(tokens, index))) return false;
    const [left, right] = [tokens.slice(0, index), tokens.slice(index + 1)];
    return ownWords.size > 0 && (isApart(left, right) || isApart(right, left));
  });
  return tokens[at] ?? null;
}

const pairAt = (tokens: readonly string[], index: number) =>
  `${tokens[index - 1] ?? ''} ${tokens[index + 1] ?? ''}`;
const pairsOf = (tokens: readonly string[]) =>
  new Set(tokens.flatMap((token, index) => (joints.has(token) ? pairAt(tokens, index) : [])));

function namesOf({ game, box }: FeedItem, gameKnown: boolean) {
  const title = box === null ? game.title : `${game.title} ${box.title}`;
  const edition = wordsOf(box?.edition ?? (box === null ? (game.edition ?? '') : ''));
  const gameEdition = wordsOf(game.edition ?? '');
  // An expansion has its game’s edition unless it names one.
  const own = edition.size > 0 ? edition : box?.requires_base_game === true ? gameEdition : edition;
  const gameWords = wordsOf(game.title);
  const ownWords = new Set([...wordsOf(box?.title ?? '')].filter((word) => !gameWords.has(word)));
  return {
    title,
    name: gameKnown && ownWords.size > 0 ? ownWords : wordsOf(title),
    gameWords,
    ownWords,
    allowed: new Set([...wordsOf(game.publisher), ...gameWords, ...own]),
    editions: [...own].filter((word) => otherEdition.test(word)),
  };
}

const wordsOf = (text: string) => meaningful(tokensOf(text));

const meaningful = (tokens: readonly string[]) =>
  new Set(tokens.filter((word) => !noise.has(word) && !joints.has(word)));

/** Lower case, without accents and punctuation; "second" is "2nd". */
function tokensOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f'’`]/g, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+|[&+/]/gu) ?? []
  ).map((word) => {
    const place = ordinals.indexOf(word);
    return place === -1 ? word : `${place + 1}${suffixes[place] ?? 'th'}`;
  });
}
