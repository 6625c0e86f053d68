import type { UnitFiles } from '../../../load/siteFiles.ts';
import type { Sentence } from '../reading.ts';
import type { Subject } from '../names.ts';
import type { Text } from '../texts.ts';
import { ordinalWords } from '../../../../domain/words.ts';

const aboutSomethingElse =
  /^(?:It|Its|They|Their|Theirs|This|That|These|Those|Both|One|Another|Each|Neither|Either|He|She|(?:A|An|Another) (?:separate|smaller|lighter|different|complete|related))\b/;
const unclaimed =
  /\?["”’)]*$|\b(?:no|not|never|nobody|none|nothing|neither|nor|without|cannot|unless|instead)\b|n['’]t\b/i;

/** The games and boxes that a sentence’s numbers can be about. Empty for questions, denials, and unnamed subjects. */
export function subjectsOf(files: UnitFiles, sentence: Sentence): Subject[] {
  const { mentions, plain } = sentence;
  if (mentions.length === 0 || aboutSomethingElse.test(plain) || unclaimed.test(plain)) return [];
  const named = mentions.flatMap(({ subjects, end }) =>
    // In "Scythe’s ideas" the subject is the ideas.
    /^['’]s/.test(sentence.text.plain.slice(end - 2, end)) ? [] : subjects,
  );
  if (named.length === 0) return [];
  return [...named, ...ownBox(files, sentence.text)].filter(
    ({ game, box }, index, all) =>
      all.findIndex((other) => other.game === game && other.box === box) === index,
  );
}

/** The box of a field: its own in a game’s file, the one picked or asked about in a guide’s. */
function ownBox(files: UnitFiles, { gameId, guide, path }: Text): Subject[] {
  const game = files.games.get(gameId ?? '');
  const [list, index] = path;
  if (!game || list === undefined) return [];
  const boxId = guide ? pickedBox(guide, list, index) : undefined;
  const box = game.data.expansions.find(({ id }, at) =>
    guide ? id === boxId : list === 'expansions' && at === index,
  );
  return box ? [{ game: game.data, box }] : [];
}

function pickedBox(
  guide: object,
  list: string | number,
  index: string | number | undefined,
): string | undefined {
  const part: unknown = Object.entries(guide).find(([field]) => field === list)?.[1];
  const item: unknown = Array.isArray(part) && typeof index === 'number' ? part[index] : part;
  if (typeof item !== 'object' || item === null || !('expansion_id' in item)) return undefined;
  return typeof item.expansion_id === 'string' ? item.expansion_id : undefined;
}

export function nameOf({ game, box }: Subject): string {
  return box === null ? game.title : box.title;
}

const numberWords = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

export const numberPattern = `(?:\\d{1,3}|${numberWords.join('|')})`;

export const ordinalPattern = `(?:${ordinalWords.slice(2).join('|')}|\\d{1,2}(?:rd|th))`;

/** NaN for none. */
export function readNumber(text: string | undefined = ''): number {
  const lower = text.toLowerCase();
  const word = Math.max(numberWords.indexOf(lower), ordinalWords.indexOf(lower));
  return word === -1 ? Number.parseInt(lower, 10) : word + 1;
}
