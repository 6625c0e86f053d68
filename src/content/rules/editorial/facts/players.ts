import { diagnostic, type Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { playerCountText } from '../../../../domain/words.ts';
import type { Subject } from '../names.ts';
import type { Reading, Sentence } from '../reading.ts';
import { nameOf, subjectsOf, numberPattern, ordinalPattern, readNumber } from './subjects.ts';
import { locationOfSpan } from '../locationOfSpan.ts';

interface Seats {
  name: string;
  least: number;
  most: number;
}

interface Form {
  pattern: RegExp;
  isWrong: (numbers: readonly number[], seats: Seats) => boolean;
}

const people = '(?:players?|people|persons?|seats?)';
const end = '(?=[.,;:)]|$| (?:with|and|about|that|who|in|on)\\b)';

const forms: readonly Form[] = [
  {
    // 1–5 players, two to four players
    pattern: new RegExp(
      `\\b(${numberPattern})(?:–|-| to )(${numberPattern})[ -]${people}\\b(?! (?:box|expansion|extension))`,
      'gi',
    ),
    isWrong: ([least = 0, most = 0], seats) => least !== seats.least || most !== seats.most,
  },
  {
    // for one to five
    pattern: new RegExp(`\\bfor (${numberPattern})(?:–|-| to )(${numberPattern})${end}`, 'gi'),
    isWrong: ([least = 0, most = 0], seats) => least !== seats.least || most !== seats.most,
  },
  {
    // for three or four
    pattern: new RegExp(`\\bfor (${numberPattern}) or (${numberPattern})${end}`, 'gi'),
    isWrong: ([least = 0, most = 0], seats) => least < seats.least || most > seats.most,
  },
  {
    // seats six, up to five players
    pattern: new RegExp(
      `\\b(?:seats|room for|up to|seats for)(?: up to)? (${numberPattern})(?: ${people}\\b|${end})(?!(?:–|-| to | or | and )${numberPattern})`,
      'gi',
    ),
    isWrong: ([most = 0], seats) => most !== seats.most,
  },
  {
    // a fifth player, the fifth and sixth seat
    pattern: new RegExp(
      `\\b(?:an?|the|its) (?:${ordinalPattern} (?:and|or|to) )?(${ordinalPattern}) (?:player|person|seat)\\b`,
      'gi',
    ),
    isWrong: ([nth = 0], seats) => nth > seats.most,
  },
  {
    // for six players, with eight people
    pattern: new RegExp(`\\b(?:for|with) (?:${numberPattern} or )?(${numberPattern}) ${people}\\b`, 'gi'),
    isWrong: ([count = 0], seats) => count > seats.most,
  },
];

/** Seats of a part of the box, another edition, an unusual mode, or a matter of taste. */
const otherSeats =
  /\b(?:best|better|ideal(?:ly)?|good|great|shines?|recommended|modes?|variants?|scenarios?|sides?|teams?|alone|by (?:itself|themselves)|on its own|edition|copies|more|extra|dummy|maps?)\b/i;

export function* checkPlayers({ files, sentences }: Reading): Iterable<Diagnostic> {
  for (const sentence of sentences) {
    const { plain } = sentence;
    if (!/\b(?:for|seats?|players?|people|person|up to|room)\b/i.test(plain) || otherSeats.test(plain))
      continue;
    const subjects = subjectsOf(files, sentence);
    const known = subjects.flatMap((subject) => seatsOf(subject) ?? []);
    if (known.length === 0 || known.length < subjects.length) continue;
    for (const form of forms) yield* checkForm(sentence, form, known);
  }
}

function* checkForm(
  sentence: Sentence,
  { pattern, isWrong }: Form,
  known: readonly Seats[],
): Iterable<Diagnostic> {
  for (const match of sentence.plain.matchAll(pattern)) {
    const numbers = match.slice(1).map((group) => readNumber(group));
    if (!known.every((seats) => isWrong(numbers, seats))) continue;
    const start = sentence.start + match.index;
    const facts = known.map(({ name, least, most }) => `${name} takes ${playerCountText(least, most)}`);
    const at = locationOfSpan(sentence.text, { start, end: start + match[0].trimEnd().length });
    const message = `The text says "${match[0].trim()}", but the data says that ${facts.join(' and ')}.`;
    const hint = 'Correct the text, or the players of the game or box.';
    yield diagnostic('editorial/players', at, message, hint);
  }
}

function seatsOf(subject: Subject): Seats | null {
  const { game, box } = subject;
  const [least, most] =
    box === null ? [game.min_players, game.max_players] : [box.players_after_min, box.players_after_max];
  return least === undefined || most === undefined ? null : { name: nameOf(subject), least, most };
}
