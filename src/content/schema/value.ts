import { listWords, nearest } from '../../diagnostics/didYouMean.ts';
import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { placeOf, type Source } from '../source.ts';
import { fieldAt } from './fields.ts';
import { shorten, type Finding } from './found.ts';
import { nameOfPath, sentence } from './names.ts';
import type { Schema } from './validators.ts';

const kinds: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields of its own',
  null: 'nothing',
};

/** A value of another type than the field's. */
export function explainType({ kind, path, source, error }: Finding): Diagnostic {
  const types: unknown = error.params['type'];
  const wanted = (Array.isArray(types) ? types : [types]).map(String);
  const names = wanted.map((type) => kinds[type] ?? type).join(' or ');
  const verb = wanted.includes('object') ? 'are' : 'is';
  const at = placeOf(source, path);
  const hidden = error.data === null ? commentOn(source, at.line) : null;
  const message =
    hidden === null
      ? `${nameOfPath(kind, path, error.data)} ${foundText(error.data)}, where ${names} ${verb} meant.`
      : `${nameOfPath(kind, path, error.data)} has no value: the # starts a comment.`;
  const meant = hidden === null ? meantValue(error.data, wanted) : `"${hidden}"`;
  return finding('schema/wrong-type', at, sentence(message), {
    hint: meant === null ? fieldAt(kind, path)?.description : `Write ${meant}`,
  });
}

/** The word behind a # that follows a colon directly. */
function commentOn({ text }: Source, line: number): string | null {
  return /:[ \t]+(#[^\s,}\]]+)/.exec(text.split('\n')[line - 1] ?? '')?.[1] ?? null;
}

/** What to type in place of a text that looks like the wanted type; null if nothing does. */
function meantValue(data: unknown, wanted: readonly string[]): string | null {
  if (typeof data !== 'string') return null;
  if (wanted.includes('boolean')) {
    if (/^(?:yes|y|on|true)$/i.test(data)) return 'true';
    if (/^(?:no|n|off|false)$/i.test(data)) return 'false';
  }
  const [, digits, fraction] = /^(\d+)(?:[.,](\d+))?,?$/.exec(data) ?? [];
  if (digits === undefined) return null;
  if (wanted.includes('number')) return `${digits}${fraction === undefined ? '' : `.${fraction}`}`;
  return wanted.includes('integer') && fraction === undefined ? digits : null;
}

function foundText(data: unknown): string {
  if (data === null) return 'has no value';
  if (Array.isArray(data)) return 'holds a list';
  if (typeof data === 'object') return 'holds fields of its own';
  return typeof data === 'string' ? `holds the text ${shorten(data)}` : `holds ${JSON.stringify(data)}`;
}

/** A value that the field cannot have. */
export function explainEnum({ kind, path, source, error }: Finding): Diagnostic {
  const allowed = (Array.isArray(error.params['allowedValues']) ? error.params['allowedValues'] : []).map(
    String,
  );
  const written = String(error.data);
  const meant = nearest(written, allowed);
  const dash =
    meant?.includes('–') && !written.includes('–') ? ' The dash is an en dash (–), not a hyphen.' : '';
  const list = `It can be ${listWords(allowed, 'or')}.`;
  const message = `${nameOfPath(kind, path, error.data)} is ${shorten(written)}, which is not one of its values.`;
  return finding('schema/not-allowed', placeOf(source, path), sentence(message), {
    hint: meant === undefined ? list : `Did you mean "${meant}"?${dash} ${list}`,
  });
}

/** A number beyond a bound. */
export function explainBound(bound: string) {
  return ({ kind, path, source, error }: Finding): Diagnostic => {
    const limit = String(error.params['limit']);
    const message = `${nameOfPath(kind, path, error.data)} is ${String(error.data)}; it must be ${bound} ${limit}.`;
    return finding('schema/out-of-range', placeOf(source, path), sentence(message), {
      hint: fieldAt(kind, path)?.description,
    });
  };
}

/** Fields of which exactly one may stand, with several of them or none. */
export function explainChoice({ kind, path, source, error }: Finding): Diagnostic {
  const branches: unknown = error.schema;
  const fields = (Array.isArray(branches) ? branches : []).flatMap((branch: Schema) => branch.required ?? []);
  const has = (field: string) => typeof error.data === 'object' && Object.hasOwn(error.data ?? {}, field);
  const found = fields.filter(has);
  const name = sentence(nameOfPath(kind, path, error.data));
  const message =
    found.length === 0
      ? `${name} has none of ${listWords(fields, 'and')}.`
      : `${name} has ${listWords(found, 'and')}, and only one of them can hold.`;
  const at = found.length === 0 ? placeOf(source, path) : placeOf(source, [...path, found[1] ?? ''], 'key');
  const code = found.length === 0 ? 'schema/missing-field' : 'schema/not-allowed';
  return finding(code, at, message, { hint: `Give exactly one of ${listWords(fields, 'and')}.` });
}
