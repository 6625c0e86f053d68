import { diagnostic, type Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { locationOf } from '../../../yaml/source.ts';
import type { Reading } from '../reading.ts';
import { subjectsOf, numberPattern, readNumber } from './subjects.ts';
import { locationOfSpan } from '../texts.ts';

interface Count {
  count: number;
  noun: string;
  kind: readonly string[];
  start: number;
  end: number;
}

const counted = new RegExp(
  `\\b(${numberPattern}) ((?:(?!of |or |to |and )[a-z][a-z-]* ){0,3}?)([a-z]{2,}s)\\b`,
  'gi',
);
/** Pieces that are dealt, drawn or used, not the contents of the box. */
const inPlay =
  /\b(?:each|every|per|deals?|dealt|draws?|drawn|keeps?|chooses?|choose|take|takes|replace[sd]?|of the|another|more|hand|about)\b/i;
const noPieces: ReadonlySet<string> = new Set(
  'players expansions minutes hours years boxes games sides modes ways rounds turns seats steps points times sentences editions'.split(
    ' ',
  ),
);
const noKind: ReadonlySet<string> = new Set(['new', 'more', 'further', 'other', 'different', 'extra']);

export function* checkContents({ files, sentences }: Reading): Iterable<Diagnostic> {
  for (const sentence of sentences) {
    const { text, plain, start, mentions } = sentence;
    if (mentions.length === 0 || text.path.at(-1) === 'short_tagline' || text.path.at(-2) === 'contents')
      continue;
    if (inPlay.test(plain)) continue;
    const [subject, ...others] = subjectsOf(files, sentence).filter(({ box }) => box !== null);
    if (!subject?.box || others.length > 0) continue;
    const { game, box } = subject;
    const countsInBox = [...countsIn([box.short_tagline, ...(box.contents ?? [])].join('. '))];
    const named = (mentions[0]?.start ?? start) - start;
    for (const count of countsIn(plain)) {
      // In "If you have 46 tickets, buy Europa 1912", the tickets are another box's.
      if (plain.slice(count.end, named).includes(',')) continue;
      const inBox = countsInBox.filter((other) => isSameKind(count, other));
      if (inBox.length === 0 || inBox.some((other) => other.count === count.count)) continue;
      const source = files.known.games.get(game.id)?.source;
      const right = inBox[0]?.count ?? 0;
      const at = locationOfSpan(text, { start: start + count.start, end: start + count.end });
      const message = `The text says that ${box.title} has ${count.count} ${count.noun}, but its tagline says ${right}.`;
      const tagline = ['expansions', game.expansions.indexOf(box), 'short_tagline'];
      yield diagnostic('editorial/contents', at, message, {
        hint: 'Count again in the source, and correct the wrong one.',
        related: source && [
          { at: locationOf(source, tagline), message: `The tagline says ${right} ${count.noun}.` },
        ],
      });
    }
  }
}

function* countsIn(text: string): Iterable<Count> {
  for (const match of text.matchAll(counted)) {
    const [whole, number = '', between = '', noun = ''] = match;
    if (noPieces.has(noun)) continue;
    yield {
      count: readNumber(number),
      noun,
      kind: between.split(' ').filter((word) => word !== '' && !noKind.has(word)),
      start: match.index,
      end: match.index + whole.length,
    };
  }
}

/** 35 new tickets are tickets, but 35 kingdom cards are not the 500 cards of the box. */
function isSameKind(a: Count, b: Count): boolean {
  return a.noun === b.noun && a.kind.join(' ') === b.kind.join(' ');
}
