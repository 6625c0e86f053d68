import type { YAMLError } from 'yaml';
import { diagnostic, type Diagnostic, type Location } from '../../diagnostics/diagnostic.ts';
import { locationOfRange, scalarsOf, type Source } from './source.ts';
import {
  findOddColumn,
  findSyntaxHint,
  quoteAll,
  readLines,
  secondColon,
  type Line,
  type SyntaxHint,
} from './syntaxHints.ts';

const causes: Partial<Record<YAMLError['code'], readonly [message: string, hint: string]>> = {
  BLOCK_AS_IMPLICIT_KEY: [secondColon, quoteAll],
  BAD_SCALAR_START: ['Text without quotes cannot start with this character.', quoteAll],
  MISSING_CHAR: ['A quote, bracket or colon is missing here.', 'Close what was opened before.'],
  BAD_INDENT: [
    'This line is not aligned with the lines it belongs to.',
    'Indent the fields of a list or mapping equally, with two spaces for each level.',
  ],
  BAD_DQ_ESCAPE: [
    'A backslash in double quotes begins an escape sequence, but this is not one.',
    'Write two backslashes, or use single quotes.',
  ],
  MULTILINE_IMPLICIT_KEY: [
    'The name of a field must be on one line, with a colon after it.',
    'Look for a missing colon, or for text that continues without indentation.',
  ],
  UNEXPECTED_TOKEN: [
    'This does not belong to anything before it.',
    'Look for text after a closing quote, or for a missing hyphen, colon or comma.',
  ],
};

/** Only the first error: later ones usually follow from it. */
export function explainSyntax(source: Source, error: YAMLError): Diagnostic {
  const at = locationOfRange(source, Math.min(error.pos[0], Math.max(0, source.text.length - 1)));
  const lines = readLines(source.text);
  // The parser may read a tabbed line as part of the text above, and report it far below.
  const tabbed = findTab(source, lines, at.line + 1) ?? (error.code === 'TAB_AS_INDENT' ? at : null);
  if (tabbed !== null) return tabDiagnostic(tabbed);
  const quote = findOpenQuote(source, error);
  if (quote !== null) {
    const message = `The quote ${quote.sign} opened here is not closed.`;
    const hint = `Write ${quote.sign} at the end of the text.`;
    return diagnostic('yaml/syntax', locationOfRange(source, quote.offset), message, hint);
  }
  const found = findSyntaxHint(lines, at.line);
  if (found !== null) return syntaxDiagnostic(source, found);
  const [message = `The parser says: ${error.message}.`, hint] = causes[error.code] ?? [];
  return diagnostic('yaml/syntax', at, message, hint);
}

/** The wrong indentation in a file that the parser cannot nest; null if there is none. */
export function explainColumns(source: Source): Diagnostic | null {
  const lines = readLines(source.text);
  const tabbed = findTab(source, lines, Infinity);
  if (tabbed !== null) return tabDiagnostic(tabbed);
  const found = findOddColumn(lines);
  return found && syntaxDiagnostic(source, found);
}

export function syntaxDiagnostic(source: Source, { line, column, message, hint }: SyntaxHint): Diagnostic {
  return diagnostic('yaml/syntax', locationOfRange(source, line.offset + column), message, hint);
}

function findTab(source: Source, lines: readonly Line[], lastLine: number): Location | null {
  const tabbed = lines.findLast(({ number, text }) => number <= lastLine && /^ *\t/.test(text));
  return tabbed ? locationOfRange(source, tabbed.offset + tabbed.text.indexOf('\t')) : null;
}

function tabDiagnostic(at: Location): Diagnostic {
  const hint = 'Use two spaces for each level.';
  return diagnostic('yaml/tab', at, 'The line is indented with a tab, which YAML does not allow.', hint);
}

/** The open quote of an error that shows further below, for example at the end of the file. */
function findOpenQuote(source: Source, error: YAMLError): { offset: number; sign: string } | null {
  const isOpen = error.code === 'MISSING_CHAR' && error.message.includes('quote');
  if (!isOpen && error.code !== 'BAD_DQ_ESCAPE') return null;
  const open = scalarsOf(source).findLast(
    ({ node: { range, type } }) =>
      type?.startsWith('QUOTE_') === true && (range?.[0] ?? Infinity) < error.pos[0],
  );
  const offset = open?.node.range?.[0];
  if (offset === undefined || (!isOpen && !source.text.slice(offset, error.pos[0]).includes('\n')))
    return null;
  return { offset, sign: source.text[offset] ?? '' };
}
