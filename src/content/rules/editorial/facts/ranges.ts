import type { Code } from '../../../../diagnostics/codes.ts';
import { diagnostic, type Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { playerCountText, rangeText } from '../../../../domain/words.ts';
import type { Subject } from '../names.ts';
import type { Reading, Sentence } from '../reading.ts';
import { nameOf, subjectsOf, numberPattern, ordinalPattern, readNumber } from './subjects.ts';
import { locationOfSpan } from '../texts.ts';

interface Range {
  least: number;
  most: number;
}

type Form = readonly [pattern: RegExp, isRight: (range: Range, first: number, second: number) => boolean];

interface Topic {
  code: Code;
  /** Sentences about something else are skipped. */
  words: RegExp;
  otherWords: RegExp;
  forms: readonly Form[];
  /** Empty if unknown. */
  rangesOf: (subject: Subject) => Range[];
  factOf: (ranges: readonly Range[]) => string;
  hint: string;
}

const people = '(?:players?|people|persons?|seats?)';
const end = '(?=[.,;:)]|$| (?:with|and|about|that|who|in|on)\\b)';
const isWhole: Form[1] = ({ least, most }, first, last) => first === least && last === most;
const isWithin: Form[1] = ({ least, most }, first, last) => first >= least && (last || first) <= most;
const isAtMost: Form[1] = ({ most }, count) => count <= most;

const players: Topic = {
  code: 'editorial/players',
  words: /\b(?:for|seats?|players?|people|person|up to|room)\b/i,
  // Seats of a part of the box, another edition, an unusual mode, or a matter of taste.
  otherWords:
    /\b(?:best|better|ideal(?:ly)?|good|great|shines?|recommended|modes?|variants?|scenarios?|sides?|teams?|alone|by (?:itself|themselves)|on its own|edition|copies|more|extra|dummy|maps?)\b/i,
  forms: [
    // 1–5 players, two to four players
    [
      new RegExp(
        `\\b(${numberPattern})(?:–|-| to )(${numberPattern})[ -]${people}\\b(?! (?:box|expansion|extension))`,
        'gi',
      ),
      isWhole,
    ],
    // for one to five
    [new RegExp(`\\bfor (${numberPattern})(?:–|-| to )(${numberPattern})${end}`, 'gi'), isWhole],
    // for three or four
    [new RegExp(`\\bfor (${numberPattern}) or (${numberPattern})${end}`, 'gi'), isWithin],
    // seats six, up to five players
    [
      new RegExp(
        `\\b(?:seats|room for|up to|seats for)(?: up to)? (${numberPattern})(?: ${people}\\b|${end})(?!(?:–|-| to | or | and )${numberPattern})`,
        'gi',
      ),
      ({ most }, count) => count === most,
    ],
    // a fifth player, the fifth and sixth seat
    [
      new RegExp(
        `\\b(?:an?|the|its) (?:${ordinalPattern} (?:and|or|to) )?(${ordinalPattern}) (?:player|person|seat)\\b`,
        'gi',
      ),
      isAtMost,
    ],
    // for six players, with eight people
    [new RegExp(`\\b(?:for|with) (?:${numberPattern} or )?(${numberPattern}) ${people}\\b`, 'gi'), isAtMost],
  ],
  rangesOf: ({ game, box }) =>
    box === null
      ? rangeOf(game.min_players, game.max_players)
      : rangeOf(box.players_after_min, box.players_after_max),
  factOf: ([{ least, most } = { least: 0, most: 0 }]) => playerCountText(least, most),
  hint: 'Correct the text, or the players of the game or box.',
};

const times: Topic = {
  code: 'editorial/time',
  words: /\bmin(?:ute)?s?\b/,
  otherWords:
    /\b(?:set ?up|teach\w*|explain\w*|learn\w*|chapters?|scenarios?|missions?|rounds?|turns?|longer|shorter|more|less|extra|adds?|each|edition)\b/i,
  forms: [
    // 40–70 minutes, 40 to 70 min
    [/\b(\d{1,3})(?:–|-| to )(\d{1,3})(?: |-)min(?:ute)?s?\b/g, isWhole],
    // takes about 45 minutes
    [
      /\b(?:takes?|lasts?|runs?|over in|listed at|plays? in|finish(?:es)? in)(?: (?:about|around|roughly|only|just))? (\d{1,3}) min(?:ute)?s?\b/g,
      isWithin,
    ],
  ],
  // The times of a box are those that its playtime_delta names.
  rangesOf: ({ game, box }) =>
    box === null
      ? rangeOf(game.min_playtime, game.max_playtime)
      : [...(box.playtime_delta ?? '').matchAll(/(\d{1,3})(?:–(\d{1,3}))?/g)].map(
          ([, least = '', most = least]) => ({ least: Number(least), most: Number(most) }),
        ),
  factOf: (ranges) => `${ranges.map(({ least, most }) => rangeText(least, most)).join(' or ')} minutes`,
  hint: 'Correct the text, the playing time of the game, or playtime_delta of the box.',
};

/** In playtime_delta: instead of 40–70, against 45, the base game 115. */
const baseTime: Form = [
  /\b(?:instead of|against|as for the base game|the base game) (\d{1,3})(?:–(\d{1,3}))?/g,
  (range, first, last) => (Number.isNaN(last) ? isWithin : isWhole)(range, first, last),
];

export function* checkStatedRanges({ files, sentences }: Reading): Iterable<Diagnostic> {
  for (const sentence of sentences) {
    const { text, plain } = sentence;
    const game = text.path.at(-1) === 'playtime_delta' ? files.games.get(text.gameId ?? '')?.data : undefined;
    if (game) yield* checkForm(sentence, baseTime, times, [{ game, box: null }]);
    for (const topic of sentence.mentions.length === 0 ? [] : [players, times]) {
      if (!topic.words.test(plain) || topic.otherWords.test(plain)) continue;
      const subjects = subjectsOf(files, sentence);
      for (const form of topic.forms) yield* checkForm(sentence, form, topic, subjects);
    }
  }
}

function* checkForm(
  { text, plain, start: from }: Sentence,
  [pattern, isRight]: Form,
  { code, rangesOf, factOf, hint }: Topic,
  subjects: readonly Subject[],
): Iterable<Diagnostic> {
  const ranges = subjects.map(rangesOf);
  if (ranges.length === 0 || ranges.some((own) => own.length === 0)) return;
  for (const match of plain.matchAll(pattern)) {
    const [first = NaN, second = NaN] = match.slice(1).map(readNumber);
    if (ranges.flat().some((range) => isRight(range, first, second))) continue;
    const start = from + match.index;
    const facts = subjects.map((subject) => `${nameOf(subject)} takes ${factOf(rangesOf(subject))}`);
    const at = locationOfSpan(text, { start, end: start + match[0].trimEnd().length });
    const message = `The text says "${match[0].trim()}", but the data says that ${facts.join(' and ')}.`;
    yield diagnostic(code, at, message, hint);
  }
}

function rangeOf(least: number | undefined, most: number | undefined): Range[] {
  return least === undefined || most === undefined ? [] : [{ least, most }];
}
