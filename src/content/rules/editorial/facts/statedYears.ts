import { diagnostic, type Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import type { UnitFiles } from '../../../load/siteFiles.ts';
import { locationOf } from '../../../yaml/source.ts';
import type { Subject } from '../names.ts';
import type { Mention, Reading, Sentence } from '../reading.ts';
import { nameOf } from './subjects.ts';
import { locationOfSpan } from '../texts.ts';

const year = '(?<year>(?:19|20)\\d\\d)\\b(?!–| to )';
const month =
  '(?:(?:January|February|March|April|May|June|July|August|September|October|November|December) )?';
const release =
  'came|appeared|arrived|followed|released|published|launched|dates?|dated|closed|closes|out|new|debuted|premiered';

const afterName = [
  `^ \\((?:[^()\\d]{0,40}, )?${year}[,)]`,
  `^,? (?:in|from|of|dated) ${month}${year}`,
  `^,?(?: which| that)?(?: (?:is|are|was|were|has|had|been|both|also|all|first|then))*(?: (?:${release}))?(?: [a-z]+){0,2}? (?:in|from|to|of) ${month}${year}`,
  `^, (?:the|a|an) ${year} (?:original|box|game|expansion|set|release)`,
].map((pattern) => new RegExp(pattern));
const beforeName = new RegExp(
  `(?:\\b(?:[Tt]he|[Aa]|[Ii]ts) ${year}|\\b${year.replace('year', 'possessive')}['’]s) $`,
);

/** The name of a box’s game: an expansion of Azul from 2018. */
const isOwner = /\b(?:of|for|to|with|on) (?:the )?$/;

const otherEvent =
  /\b(?:reprint\w*|reissued?|re-?released?|renamed?|redone|redrawn|revis\w+|refresh\w*|edition|printings?|version|review\w*|awards?|prize|won|bought|again|sold|until|since|asked|listed|listings?|shops?|anniversary|before|after|between)\b/i;

export function* checkStatedYears({ files, sentences }: Reading): Iterable<Diagnostic> {
  for (const sentence of sentences) {
    if (sentence.mentions.length === 0 || !/\d{4}/.test(sentence.plain)) continue;
    for (const { mention, stated, start } of statedYears(sentence)) {
      const [subject] = mention.subjects;
      if (!subject || mention.subjects.some((one) => yearsOf(files, one).has(stated))) continue;
      const { game, box } = subject;
      const right = (box ?? game).release_year;
      const source = files.known.games.get(game.id)?.source;
      const path = box ? ['expansions', game.expansions.indexOf(box), 'release_year'] : ['release_year'];
      const at = locationOfSpan(sentence.text, { start, end: start + 4 });
      const message = `The text says ${stated} for ${nameOf(subject)}, but the data says ${right}.`;
      yield diagnostic('editorial/year', at, message, {
        hint: 'Correct one; the year of another edition belongs in the guide’s editions or the box’s edition_note.',
        related: source && [{ at: locationOf(source, path), message: `The year is ${right}.` }],
      });
    }
  }
}

function* statedYears(sentence: Sentence): Iterable<{ mention: Mention; stated: number; start: number }> {
  const { text, mentions } = sentence;
  for (const [index, mention] of mentions.entries()) {
    const next = mentions[index + 1]?.start ?? sentence.end;
    const after = text.plain.slice(mention.end, next);
    for (const [form, pattern] of afterName.entries()) {
      const match = pattern.exec(after);
      if (!match?.groups?.['year']) continue;
      if (form > 0 && otherEvent.test(sentence.plain)) break;
      if (form > 0 && isOwner.test(text.plain.slice(sentence.start, mention.start))) break;
      const start = mention.end + match[0].indexOf(match.groups['year']);
      yield { mention, stated: Number(match.groups['year']), start };
      break;
    }
    const previous = mentions[index - 1]?.end ?? sentence.start;
    const before = beforeName.exec(text.plain.slice(previous, mention.start));
    const stated = before?.groups?.['year'] ?? before?.groups?.['possessive'];
    if (before && stated !== undefined && !otherEvent.test(sentence.plain))
      yield { mention, stated: Number(stated), start: previous + before.index + before[0].indexOf(stated) };
  }
}

function yearsOf(files: UnitFiles, { game, box }: Subject): ReadonlySet<number> {
  const guides = files.known.guides.filter((guide) => guide.game === game.id);
  const editions = guides
    .flatMap((guide) => guide.editions ?? [])
    .flatMap((one) => [one.name, one.how_to_tell, one.what_changed, one.fits_note]);
  const words = box ? [box.title, box.edition, box.edition_note] : [game.title, game.edition, ...editions];
  const first = box ? box.release_year : game.release_year;
  const others = words.join(' ').match(/\b(?:19|20)\d\d\b/g) ?? [];
  return new Set([first, ...others.map(Number)]);
}
