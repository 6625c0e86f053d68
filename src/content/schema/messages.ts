import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { listWords, nearest } from '../../diagnostics/didYouMean.ts';
import { placeOf, type Source } from '../source.ts';
import { fieldAt } from './fields.ts';
import { shorten, type Finding } from './found.ts';
import { nameOfPath, sentence } from './found.ts';
import type { Schema } from './validators.ts';

/** A human-readable sentence for each keyword that the schemas use. */
const explanations: Record<string, (found: Finding) => Diagnostic> = {
  additionalProperties: explainUnknown,
  type: explainType,
  enum: explainEnum,
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
  uniqueItems: explainRepeated,
  oneOf: explainChoice,
};

/** The diagnostic for one error, except for fields that are missing. */
export function explain(found: Finding): Diagnostic {
  const explanation = explanations[found.error.keyword];
  // A keyword that a schema has started to use: add it to the table.
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

/** A value of another type than the field's. */
function explainType({ kind, path, source, error }: Finding): Diagnostic {
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
function explainEnum({ kind, path, source, error }: Finding): Diagnostic {
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
function explainBound(bound: string) {
  return ({ kind, path, source, error }: Finding): Diagnostic => {
    const limit = String(error.params['limit']);
    const message = `${nameOfPath(kind, path, error.data)} is ${String(error.data)}; it must be ${bound} ${limit}.`;
    return finding('schema/out-of-range', placeOf(source, path), sentence(message), {
      hint: fieldAt(kind, path)?.description,
    });
  };
}

/** Fields of which exactly one may stand, with several of them or none. */
function explainChoice({ kind, path, source, error }: Finding): Diagnostic {
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

/** A text that does not match its pattern; says what is seen, never the pattern itself. */
function explainForm({ kind, path, source, error }: Finding): Diagnostic {
  const text = String(error.data);
  const name = sentence(nameOfPath(kind, path, error.data));
  const field = fieldAt(kind, path);
  const description = field?.form ?? field?.description;
  const place = placeOf(source, path);
  if (error.keyword === 'format') {
    const message = `${name} is ${shorten(text)}, which is not a regular expression.`;
    return finding('schema/form', place, message, { hint: description });
  }
  if (text.trim() === '')
    return finding(
      'schema/form',
      place,
      `${name} ${text === '' ? 'is still to be written' : 'holds only spaces'}.`,
      {
        hint: description,
      },
    );
  const pattern = new RegExp(String(error.params['pattern']), 'u');
  if (text !== text.trim() && pattern.test(text.trim())) {
    const hint = 'Delete the spaces around it.';
    return finding('schema/form', place, `${name} starts or ends with a space or an empty line.`, { hint });
  }
  const oneLine = text.replace(/\s*[\r\n]+\s*/g, ' ').trim();
  if (oneLine !== text && pattern.test(oneLine)) {
    const hint = 'Write it as one line of text; a block that starts with >- joins its lines.';
    return finding('schema/form', place, `${name} has a line break, and there is room for one line only.`, {
      hint,
    });
  }
  if (pattern.test(text.toLowerCase())) {
    const hint = `Write ${shorten(text.toLowerCase())}.`;
    return finding('schema/form', place, `${name} is ${shorten(text)}; it must be in lower case.`, { hint });
  }
  const joined = [text.replace(/\s+/g, ''), text.toLowerCase().replace(/\s+/g, '-')].find(
    (word) => word !== text && !text.includes('/') && pattern.test(word),
  );
  if (joined !== undefined) {
    const message = `${name} is ${shorten(text)}; it must be one word.`;
    return finding('schema/form', place, message, { hint: `Did you mean "${joined}"?` });
  }
  const unquoted = text.replace(/^[“”„‘’«]|[“”’»]$/g, '');
  if (unquoted !== text && pattern.test(unquoted)) {
    const message = `${name} stands in typographic quotes, which YAML takes for letters of the text.`;
    return finding('schema/form', place, message, { hint: `Type straight quotes: "${unquoted}"` });
  }
  const message = `${name} is ${shorten(text)}, which does not have the form that it needs.`;
  return finding('schema/form', place, message, { hint: description });
}

/** A text that is too short or too long. */
function explainLength(bound: string) {
  return ({ kind, path, source, error }: Finding): Diagnostic => {
    // The validator counts code points, as people do.
    const length = Array.from(String(error.data)).length;
    const limit = String(error.params['limit']);
    const found =
      length === 0 ? 'is still to be written' : `is ${length} characters long; it must be ${bound} ${limit}`;
    const message = `${nameOfPath(kind, path, error.data)} ${found}.`;
    // The entries of a list are described by the list.
    const described = length === 0 && typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
    return finding('schema/length', placeOf(source, path), sentence(message), {
      hint: fieldAt(kind, described)?.description,
    });
  };
}

/** A list with too few or too many entries. */
function explainCount(bound: string) {
  return ({ kind, path, source, error }: Finding): Diagnostic => {
    const count = Array.isArray(error.data) ? error.data.length : 0;
    const found = count === 0 ? 'is empty' : `has ${count} ${count === 1 ? 'entry' : 'entries'}`;
    const message = `${nameOfPath(kind, path, error.data)} ${found}; it must have ${bound} ${String(error.params['limit'])}.`;
    return finding('schema/count', placeOf(source, path, 'key'), sentence(message), {
      hint: fieldAt(kind, path)?.description,
    });
  };
}

/** Only the schema of the index's filters asks for a number of fields. */
function explainEmpty({ kind, path, source, error }: Finding): Diagnostic {
  const field = fieldAt(kind, path);
  const given = Object.keys(error.data ?? {});
  const rest = Object.keys(field?.properties ?? {}).filter((name) => !given.includes(name));
  const message = `${nameOfPath(kind, path, error.data)} says nothing beyond ${listWords(given)}.`;
  return finding('schema/missing-field', placeOf(source, path), sentence(message), {
    hint: `Add at least one of ${listWords(rest, 'and')}.`,
  });
}

/** An entry that stands twice in a set. */
function explainRepeated({ kind, path, source, error }: Finding): Diagnostic {
  const [first, second] = [Number(error.params['j']), Number(error.params['i'])].sort((a, b) => a - b);
  const entries: unknown[] = Array.isArray(error.data) ? error.data : [];
  const message = `${shorten(String(entries[second ?? 0]))} stands twice in ${nameOfPath(kind, path, error.data)}.`;
  return finding('schema/repeated-entry', placeOf(source, [...path, second ?? 0]), sentence(message), {
    hint: 'Delete one of the two.',
    related: [{ at: placeOf(source, [...path, first ?? 0]), message: 'The first one.' }],
  });
}

/** A field that no one reads. */
function explainUnknown({ kind, path, source, error }: Finding): Diagnostic {
  const name = String(error.params['additionalProperty']);
  const here = fieldAt(kind, path);
  const known = Object.keys(
    here?.properties ?? here?.oneOf?.reduce((all, form) => ({ ...all, ...form.properties }), {}) ?? {},
  );
  const meant = nearest(name, known);
  const hint =
    meant === undefined ? `Its fields are ${listWords(known, 'and', 30)}.` : `Did you mean "${meant}"?`;
  const message = `"${name}" is not a field of ${nameOfPath(kind, path, error.data)}.`;
  return finding('schema/unknown-field', placeOf(source, [...path, name], 'key'), message, { hint });
}
