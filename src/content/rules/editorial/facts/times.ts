import { diagnostic, type Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { rangeText } from '../../../../domain/words.ts';
import type { Subject } from '../names.ts';
import type { Reading, Sentence } from '../reading.ts';
import { nameOf, subjectsOf } from './subjects.ts';
import { locationOfSpan } from '../locationOfSpan.ts';

interface Minutes {
  least: number;
  most: number;
}

// 40–70 minutes, 40 to 70 min
const range = /\b(\d{1,3})(?:–|-| to )(\d{1,3})(?: |-)min(?:ute)?s?\b/g;
// takes about 45 minutes
const single =
  /\b(?:takes?|lasts?|runs?|over in|listed at|plays? in|finish(?:es)? in)(?: (?:about|around|roughly|only|just))? (\d{1,3}) min(?:ute)?s?\b/g;
// In playtime_delta: instead of 40–70, against 45, the base game 115
const base = /\b(?:instead of|against|as for the base game|the base game) (\d{1,3})(?:–(\d{1,3}))?/g;

const otherTime =
  /\b(?:set ?up|teach\w*|explain\w*|learn\w*|chapters?|scenarios?|missions?|rounds?|turns?|longer|shorter|more|less|extra|adds?|each|edition)\b/i;

export function* checkTimes({ files, sentences }: Reading): Iterable<Diagnostic> {
  for (const sentence of sentences) {
    const { text, plain } = sentence;
    const isDelta = text.path.at(-1) === 'playtime_delta';
    const game = isDelta ? files.games.get(text.gameId ?? '')?.data : undefined;
    if (game) yield* compare(sentence, base, [{ game, box: null }]);
    if (!/\bmin(?:ute)?s?\b/.test(plain) || otherTime.test(plain)) continue;
    const subjects = subjectsOf(files, sentence);
    if (subjects.length === 0 || subjects.some((subject) => timesOf(subject).length === 0)) continue;
    yield* compare(sentence, range, subjects);
    yield* compare(sentence, single, subjects);
  }
}

function* compare(
  { text, plain, start: from }: Sentence,
  form: RegExp,
  subjects: readonly Subject[],
): Iterable<Diagnostic> {
  for (const match of plain.matchAll(form)) {
    const [whole, first = '', last] = match;
    const isRight = ({ least, most }: Minutes) =>
      last === undefined
        ? Number(first) >= least && Number(first) <= most
        : Number(first) === least && Number(last) === most;
    if (subjects.flatMap(timesOf).some(isRight)) continue;
    const facts = subjects.map((subject) => {
      const times = timesOf(subject).map(({ least, most }) => rangeText(least, most));
      return `${nameOf(subject)} takes ${times.join(' or ')} minutes`;
    });
    const start = from + match.index;
    const at = locationOfSpan(text, { start, end: start + whole.length });
    const message = `The text says "${whole}", but the data says that ${facts.join(' and ')}.`;
    const hint = 'Correct the text, the playing time of the game, or playtime_delta of the box.';
    yield diagnostic('editorial/time', at, message, hint);
  }
}

/** The game’s times, or those that the box’s playtime_delta names; empty if unknown. */
function timesOf({ game, box }: Subject): Minutes[] {
  if (box === null) {
    const { min_playtime: least, max_playtime: most } = game;
    return least === undefined || most === undefined ? [] : [{ least, most }];
  }
  return [...(box.playtime_delta ?? '').matchAll(/(\d{1,3})(?:–(\d{1,3}))?/g)].map(
    ([, least = '', most = least]) => ({ least: Number(least), most: Number(most) }),
  );
}
