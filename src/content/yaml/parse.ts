import { isScalar } from 'yaml';
import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { openSource, locationOf, locationOfRange, type Source } from './source.ts';
import { decodeText } from './decode.ts';
import { explainColumns, explainSyntax, syntaxDiagnostic } from './syntax.ts';
import { findStrangeSpace, readLines } from './syntaxHints.ts';
import { readTree, type Doubt } from './tree.ts';
import { isRecord } from '../../domain/lists.ts';

export interface Parsed {
  source: Source;
  /** Null if the file cannot be trusted. */
  data: Record<string, unknown> | null;
  /** Unquoted words that only the schema can judge. */
  doubts: Doubt[];
  diagnostics: Diagnostic[];
}

export const maxBytes = 1_000_000;

/** Never throws or recurses deeply, whatever the input. */
export function parseYaml(file: string, bytes: Uint8Array): Parsed {
  const { text, sound, diagnostics } = decodeText(file, bytes);
  const source = openSource(file, text);
  const refusal = sound ? refuse(source) : undefined;
  if (refusal) diagnostics.push(refusal);
  if (!sound || refusal) return { source, data: null, doubts: [], diagnostics };
  const tree = readTree(source);
  diagnostics.push(...findDirectives(source), ...tree.diagnostics);
  if (isRecord(tree.data)) {
    return { source, data: tree.incomplete ? null : tree.data, doubts: tree.doubts, diagnostics };
  }
  const message = `The file is ${Array.isArray(tree.data) ? 'a list' : 'a single value'}, not a set of fields.`;
  const hint = 'Each field is a name, a colon, a space and a value.';
  diagnostics.push(diagnostic('yaml/not-a-mapping', locationOf(source, []), message, hint));
  return { source, data: null, doubts: [], diagnostics };
}

function refuse(source: Source): Diagnostic | undefined {
  const { documents, tooDeep } = source.composed;
  const spaced = findStrangeSpace(readLines(source.text));
  if (spaced !== null) return syntaxDiagnostic(source, spaced);
  // A line in the wrong column may nest all lines below it.
  const nested = tooDeep === null ? null : explainColumns(source);
  if (nested !== null) return nested;
  if (tooDeep !== null) {
    const message = 'Lists and fields are nested too deeply here.';
    const hint = 'Look for extra brackets or hyphens.';
    return diagnostic('yaml/too-deep', locationOfRange(source, tooDeep), message, hint);
  }
  const [document, second] = documents;
  const [error] = documents.flatMap(({ errors }) => errors);
  if (error) return explainSyntax(source, error);
  if (second) {
    const at = locationOfRange(source, second.range[0], source.text.length);
    const hint = 'Move it to its own file, or delete it.';
    return diagnostic('yaml/several-documents', at, 'A second document begins here; only one is read.', hint);
  }
  const nothing = !document?.contents || (isScalar(document.contents) && document.contents.value === null);
  if (!nothing) return undefined;
  const hint = 'Write its fields, or remove the file.';
  return diagnostic('yaml/empty', locationOfRange(source, 0), 'The file contains no data.', hint);
}

function findDirectives(source: Source): Diagnostic[] {
  const directives = source.composed.documents[0]?.directives;
  const known = !directives?.yaml.explicit && Object.keys(directives?.tags ?? {}).length <= 1;
  if (known) return [];
  const at = locationOfRange(source, Math.max(0, source.text.search(/^%/m)), source.text.length);
  const message = 'A YAML directive changes how the lines below it are read.';
  return [diagnostic('yaml/directive', at, message, 'Delete the line.')];
}
