import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { didYouMean, listWords, nearest } from '../../diagnostics/didYouMean.ts';
import { locationOf, type Source, type DataPath } from '../yaml/source.ts';
import { fieldAt } from './fields.ts';
import type { Schema } from './validators.ts';
import type { ErrorObject } from 'ajv';
import type { Kind } from './kinds.ts';

const explanations: Record<string, (found: SchemaError) => Diagnostic> = {
  additionalProperties: explainUnknown,
  type: explainType,
  enum: explainEnum,
  const: explainEnum,
  propertyNames: explainName,
  pattern: explainForm,
  format: explainForm,
  minimum: explainBound('at least'),
  maximum: explainBound('at most'),
  exclusiveMinimum: explainBound('more than'),
  minLength: explainLength('at least'),
  maxLength: explainLength('at most'),
  minItems: explainCount('at least'),
  maxItems: explainCount('at most'),
  minProperties: explainEmpty,
  maxProperties: explainCount('at most'),
  uniqueItems: explainRepeated,
  oneOf: explainChoice,
};

export function explain(found: SchemaError): Diagnostic {
  const explanation = explanations[found.error.keyword];
  // The schemas started using a new keyword: add it to the table.
  if (!explanation) throw new Error(`no explanation for the schema keyword ${found.error.keyword}`);
  return explanation(found);
}

const kinds: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields of its own',
  null: 'nothing',
};

function explainType({ kind, path, source, error }: SchemaError): Diagnostic {
  const types: unknown = error.params['type'];
  const wanted = (Array.isArray(types) ? types : [types]).map(String);
  const at = locationOf(source, path);
  const name = sentence(nameOfPath(kind, path, error.data));
  const wrong = (what: string, hint: string | undefined) =>
    diagnostic('schema/wrong-type', at, `${name} ${what}`, hint);
  const hidden = error.data === null ? commentOn(source, at.line) : null;
  if (hidden !== null) return wrong('has no value: the # starts a comment.', `Write "${hidden}"`);
  const what = `${foundText(error.data)}, but it needs ${wanted.map((type) => kinds[type] ?? type).join(' or ')}.`;
  if (typeof error.data !== 'string' || !wanted.includes('array')) {
    const meant = meantValue(error.data, wanted);
    return wrong(what, meant === null ? fieldAt(kind, path)?.description : `Write ${meant}`);
  }
  const isBelow = locationOf(source, path, 'key').line < at.line;
  const entries = error.data.replace(/^[([{]|[)\]}]$/g, '');
  const list = `Write [${entries}], or each entry on a line of its own after a hyphen and a space.`;
  return wrong(what, isBelow ? 'Start each entry with a hyphen and a space.' : list);
}

/** The word after a # that directly follows a colon. */
function commentOn({ text }: Source, line: number): string | null {
  return /:[ \t]+(#[^\s,}\]]+)/.exec(text.split('\n')[line - 1] ?? '')?.[1] ?? null;
}

/** What to type for a text that looks like the wanted type; null if nothing fits. */
function meantValue(data: unknown, wanted: readonly string[]): string | null {
  if (typeof data !== 'string') return null;
  if (wanted.includes('boolean')) {
    if (/^(?:yes|y|on|true)$/i.test(data)) return 'true';
    if (/^(?:no|n|off|false)$/i.test(data)) return 'false';
  }
  const [, digits, fraction] = /^[$£€]?(\d+)(?:[.,](\d+))?,?(?: ?[$£€]| ?[A-Z]{3})?$/.exec(data) ?? [];
  if (digits === undefined) return null;
  if (wanted.includes('number')) return `${digits}${fraction === undefined ? '' : `.${fraction}`}`;
  return wanted.includes('integer') && fraction === undefined ? digits : null;
}

function foundText(data: unknown): string {
  if (data === null) return 'has no value';
  if (Array.isArray(data)) return 'contains a list';
  if (typeof data === 'object') return 'contains fields of its own';
  return typeof data === 'string' ? `contains the text ${shorten(data)}` : `contains ${JSON.stringify(data)}`;
}

function explainEnum({ kind, path, source, error }: SchemaError): Diagnostic {
  const allowed = [error.params['allowedValues'] ?? error.params['allowedValue']].flat().map(String);
  const written = String(error.data);
  const meant = nearest(written, allowed);
  const dash =
    meant?.includes('–') && !written.includes('–') ? ' The dash is an en dash (–), not a hyphen.' : '';
  const list = `It can be ${listWords(allowed, 'or')}.`;
  const message = `${nameOfPath(kind, path, error.data)} is ${shorten(written)}, which is not an allowed value.`;
  return diagnostic('schema/not-allowed', locationOf(source, path), sentence(message), {
    hint: meant === undefined ? list : `Did you mean "${meant}"?${dash} ${list}`,
  });
}

function explainBound(bound: string) {
  return ({ kind, path, source, error }: SchemaError): Diagnostic => {
    const limit = String(error.params['limit']);
    const message = `${nameOfPath(kind, path, error.data)} is ${String(error.data)}; it must be ${bound} ${limit}.`;
    const hint = fieldAt(kind, path)?.description;
    return diagnostic('schema/out-of-range', locationOf(source, path), sentence(message), hint);
  };
}

/** A choice of fields, with several of them or none. */
function explainChoice({ kind, path, source, error }: SchemaError): Diagnostic {
  const branches: unknown = error.schema;
  const fields = (Array.isArray(branches) ? branches : []).flatMap((branch: Schema) => branch.required ?? []);
  const has = (field: string) => typeof error.data === 'object' && Object.hasOwn(error.data ?? {}, field);
  const found = fields.filter(has);
  const name = sentence(nameOfPath(kind, path, error.data));
  const message =
    found.length === 0
      ? `${name} has none of ${listWords(fields, 'and')}.`
      : `${name} has ${listWords(found, 'and')}, but only one of them is allowed.`;
  const at =
    found.length === 0 ? locationOf(source, path) : locationOf(source, [...path, found[1] ?? ''], 'key');
  const code = found.length === 0 ? 'schema/missing-field' : 'schema/not-allowed';
  return diagnostic(code, at, message, `Use exactly one of ${listWords(fields, 'and')}.`);
}

/** Describes the value, never the pattern. */
function explainForm({ kind, path, source, error }: SchemaError): Diagnostic {
  const text = String(error.data);
  const field = fieldAt(kind, path);
  const wrong = (what: string, hint = field?.form ?? field?.description) => {
    const message = `${sentence(nameOfPath(kind, path, error.data))} ${what}`;
    return diagnostic('schema/form', locationOf(source, path), message, hint);
  };
  if (error.keyword === 'format')
    return wrong(`is ${shorten(text)}, which is not a valid regular expression.`);
  if (text === '') return wrong('is still to be written.');
  if (text.trim() === '') return wrong('contains only spaces.');
  const pattern = new RegExp(String(error.params['pattern']), 'u');
  if (text !== text.trim() && pattern.test(text.trim()))
    return wrong('starts or ends with a space or an empty line.', 'Delete the spaces around it.');
  const oneLine = text.replace(/\s*[\r\n]+\s*/g, ' ').trim();
  if (oneLine !== text && pattern.test(oneLine)) {
    const hint = 'Write it as one line of text; a block that starts with >- joins its lines.';
    return wrong('has a line break, but it must be one line.', hint);
  }
  const lower = text.toLowerCase();
  if (pattern.test(lower))
    return wrong(`is ${shorten(text)}; it must be in lower case.`, `Write ${shorten(lower)}.`);
  const words = text.split(/\s+/);
  if (typeof path.at(-1) === 'number' && words.length > 1 && words.every((word) => pattern.test(word)))
    return wrong(
      `is ${shorten(text)}; it must be one word.`,
      `Write - before "${words[1] ?? ''}", on its own line.`,
    );
  const joined = [text.replace(/\s+/g, ''), lower.replace(/\s+/g, '-')].find(
    (word) => word !== text && !text.includes('/') && pattern.test(word),
  );
  if (joined !== undefined)
    return wrong(`is ${shorten(text)}; it must be one word.`, `Did you mean "${joined}"?`);
  const unquoted = text.replace(/^[“”„‘’«]|[“”’»]$/g, '');
  if (unquoted !== text && pattern.test(unquoted)) {
    const hint = `Type straight quotes: "${unquoted}"`;
    return wrong('is in typographic quotes, which YAML reads as part of the text.', hint);
  }
  return wrong(`is ${shorten(text)}, which has the wrong format.`);
}

function explainLength(bound: string) {
  return ({ kind, path, source, error }: SchemaError): Diagnostic => {
    // The validator counts code points.
    const length = Array.from(String(error.data)).length;
    const limit = String(error.params['limit']);
    const found =
      length === 0 ? 'is still to be written' : `is ${length} characters long; it must be ${bound} ${limit}`;
    const message = `${nameOfPath(kind, path, error.data)} ${found}.`;
    const described = length === 0 && typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
    const hint = fieldAt(kind, described)?.description;
    return diagnostic('schema/length', locationOf(source, path), sentence(message), hint);
  };
}

function explainCount(bound: string) {
  return ({ kind, path, source, error }: SchemaError): Diagnostic => {
    const count = Object.keys(error.data ?? {}).length;
    const found = count === 0 ? 'is empty' : `has ${count} ${count === 1 ? 'entry' : 'entries'}`;
    const message = `${nameOfPath(kind, path, error.data)} ${found}; it must have ${bound} ${String(error.params['limit'])}.`;
    const hint = fieldAt(kind, path)?.description;
    return diagnostic('schema/count', locationOf(source, path, 'key'), sentence(message), hint);
  };
}

/** Of a filter of the index, or of pick_if. */
function explainEmpty({ kind, path, source, error }: SchemaError): Diagnostic {
  const field = fieldAt(kind, path);
  const written = Object.keys(error.data ?? {});
  const rest = Object.keys(field?.properties ?? {}).filter((name) => !written.includes(name));
  const message = `${nameOfPath(kind, path, error.data)} has only ${listWords(written)}.`;
  const hint = rest.length === 0 ? field?.description : `Add at least one of ${listWords(rest, 'and')}.`;
  return diagnostic('schema/missing-field', locationOf(source, path), sentence(message), hint);
}

function explainRepeated({ kind, path, source, error }: SchemaError): Diagnostic {
  const [first, second] = [Number(error.params['j']), Number(error.params['i'])].sort((a, b) => a - b);
  const entries: unknown[] = Array.isArray(error.data) ? error.data : [];
  const message = `${shorten(String(entries[second ?? 0]))} appears twice in ${nameOfPath(kind, path, error.data)}.`;
  return diagnostic('schema/repeated-entry', locationOf(source, [...path, second ?? 0]), sentence(message), {
    hint: 'Delete one of the two.',
    related: [{ at: locationOf(source, [...path, first ?? 0]), message: 'The first one.' }],
  });
}

function explainUnknown({ kind, path, source, error }: SchemaError): Diagnostic {
  const name = String(error.params['additionalProperty']);
  const here = fieldAt(kind, path);
  const forms = here?.properties ? [here] : (here?.oneOf ?? []);
  const known = [...new Set(forms.flatMap(({ properties = {} }) => Object.keys(properties)))];
  const hint = didYouMean(name, known, `Its fields are ${listWords(known, 'and', 30)}.`);
  const message = `"${name}" is not a field of ${nameOfPath(kind, path, error.data)}.`;
  return diagnostic('schema/unknown-field', locationOf(source, [...path, name], 'key'), message, hint);
}

function explainName({ kind, path, source, error }: SchemaError): Diagnostic {
  const name = String(error.params['propertyName']);
  const message = `"${name}" has the wrong format for a name in ${nameOfPath(kind, path, error.data)}.`;
  const hint = fieldAt(kind, path)?.description;
  return diagnostic('schema/form', locationOf(source, [...path, name], 'key'), message, hint);
}

export interface SchemaError {
  kind: Kind;
  error: ErrorObject;
  path: DataPath;
  source: Source;
}

function shorten(text: string): string {
  return text.length > 60 ? `"${text.slice(0, 60)}…"` : `"${text}"`;
}

/** A name for messages: the game, expansion "deep-water", offer number 3, "palette". */
export function nameOfPath(kind: Kind, path: DataPath, value: unknown): string {
  const last = path.at(-1);
  if (last === undefined) return `the ${wordsOf(fieldAt(kind, path)?.title ?? 'file')}`;
  if (typeof last === 'string') return `"${last}"`;
  const noun = wordsOf(fieldAt(kind, path)?.title ?? 'entry');
  const name = ownName(value);
  return name === undefined ? `${noun} number ${last + 1}` : `${noun} "${name}"`;
}

export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function wordsOf(title: string): string {
  return title.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}

function ownName(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const key of ['id', 'title', 'name', 'heading', 'label', 'from']) {
    const name: unknown = Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
    if (typeof name === 'string' && name !== '' && name.length <= 80) return name;
  }
  return undefined;
}
