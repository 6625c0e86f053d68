import { diagnostic, type Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { rangeText } from '../../../domain/words.ts';
import type { Subject } from '../names.ts';
import { locationOfSpan } from '../locationOfSpan.ts';
import type { Reading } from '../reading.ts';
import { nameOf, subjectsOf } from './subjects.ts';

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

export function* checkTimes({ files, texts }: Reading): Iterable<Diagnostic> {
  for (const { text, sentences } of texts) {
    for (const sentence of sentences) {
      const isDelta = text.path.at(-1) === 'playtime_delta';
      if (sentence.mentions.length === 0 && !isDelta) continue;
      const words = text.plain.slice(sentence.start, sentence.end);
      const game = isDelta ? files.games.get(text.gameId ?? '')?.data : undefined;
      if (game) {
        const subject = { game, box: null };
        for (const match of words.matchAll(base)) yield* compare(match, [subject], [timesOf(subject)]);
      }
      if (sentence.mentions.length === 0 || !/\bmin(?:ute)?s?\b/.test(words) || otherTime.test(words))
        continue;
      const subjects = subjectsOf(files, sentence, words);
      const known = subjects.map(timesOf);
      if (subjects.length === 0 || known.some(({ length }) => length === 0)) continue;
      for (const match of words.matchAll(range)) yield* compare(match, subjects, known);
      for (const match of words.matchAll(single)) yield* compare(match, subjects, known);

      function* compare(
        match: RegExpExecArray,
        about: readonly Subject[],
        times: readonly (readonly Minutes[])[],
      ): Iterable<Diagnostic> {
        const [whole, from = '', to] = match;
        const isRight = ({ least, most }: Minutes) =>
          to === undefined
            ? Number(from) >= least && Number(from) <= most
            : Number(from) === least && Number(to) === most;
        if (times.flat().some(isRight)) return;
        const facts = about.map(
          (subject, index) =>
            `${nameOf(subject)} takes ${(times[index] ?? []).map(({ least, most }) => rangeText(least, most)).join(' or ')} minutes`,
        );
        const start = sentence.start + match.index;
        const at = locationOfSpan(text, { start, end: start + whole.length });
        const message = `The text says "${whole}", and the data says that ${facts.join(' and ')}.`;
        const hint =
          'Correct whichever is wrong: the text, the playing time of the game, or playtime_delta of the box.';
        yield diagnostic('editorial/time', at, message, hint);
      }
    }
  }
}

/** The game’s times, or those that the box’s playtime_delta names; empty if unknown. */
function timesOf({ game, box }: Subject): Minutes[] {
  if (box === null) {
    const { min_playtime: least, max_playtime: most } = game;
    return least === undefined || most === undefined ? [] : [{ least, most }];
  }
  return [...(box.playtime_delta ?? '').matchAll(/(\d{1,3})(?:–(\d{1,3}))?/g)].map(
    ([, least = '', most = least]) => ({
      least: Number(least),
      most: Number(most),
    }),
  );
}
