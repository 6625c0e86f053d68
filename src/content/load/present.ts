import { diagnostic, sortDiagnostics, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { formatFrame } from '../../diagnostics/frame.ts';
import { groupBy } from '../../domain/lists.ts';
import type { FoundFile } from './findFiles.ts';
import { readSmallFileSync, shownPath } from './readFile.ts';
import { decodeText } from '../yaml/decode.ts';
import { maxBytes } from '../yaml/parse.ts';
import { maxProblems } from '../yaml/tree.ts';

/** Sorted, with frames, and at most maxProblems of a file. */
export function presentDiagnostics(
  diagnostics: readonly Diagnostic[],
  files: readonly FoundFile[],
): Diagnostic[] {
  const paths = new Map(files.map(({ path }) => [shownPath(path), path]));
  const byFile = groupBy(sortDiagnostics(diagnostics), ({ at }) => at.file);
  return [...byFile].flatMap(([shown, found]) => {
    const text = textOf(paths.get(shown));
    return cut(found).map((diagnostic) => {
      const frame = formatFrame(text, diagnostic.at);
      return frame === '' ? diagnostic : { ...diagnostic, frame };
    });
  });
}

function textOf(file: string | undefined): string {
  try {
    return file === undefined ? '' : decodeText(file, readSmallFileSync(file, maxBytes)).text;
  } catch {
    return '';
  }
}

function cut(diagnostics: Diagnostic[]): Diagnostic[] {
  const hidden = diagnostics.length - maxProblems;
  if (hidden <= 0) return diagnostics;
  const ordered = (['error', 'warning', 'note'] as const).flatMap((wanted) =>
    diagnostics.filter(({ severity }) => severity === wanted),
  );
  const kept = sortDiagnostics(ordered.slice(0, maxProblems));
  const last = kept.at(-1);
  if (!last) return kept;
  const message = `This file has more than ${maxProblems} problems; the others are not shown.`;
  const hint = 'Fix these and run the command again.';
  const more = diagnostic('file/too-many-problems', last.at, message, hint);
  // Those of a draft are notes.
  const isNote = ordered.slice(maxProblems).every(({ severity }) => severity === 'note');
  return [...kept, isNote ? { ...more, severity: 'note' } : more];
}
