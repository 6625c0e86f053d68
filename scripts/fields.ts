/** Writes docs/fields.md from the schemas. */

interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  definitions?: Record<string, Schema>;
}

/** Schemas by file name. */
export type Schemas = Record<string, Schema>;

const files: Record<string, string> = {
  game: 'data/games/<id>.yaml',
  guide: 'data/guides/<id>.yaml',
  offers: 'data/offers/<id>.yaml',
  page: 'data/pages/<id>.yaml',
  site: 'data/site.yaml',
  home: 'data/home.yaml',
  retailers: 'data/retailers.yaml',
  redirects: 'data/redirects.yaml',
  editorial: 'data/editorial.yaml',
};

/** Markdown: a chapter for each kind of file, a list for each kind of object in it; a shared one appears once. */
export function fieldReference(schemas: Schemas): string {
  const seen = new Set<string>();
  const described = new Set<string>(['']);
  const chapters = Object.entries(files).map(([kind, file]) => {
    const home = `${kind}.schema.json`;
    const lists = [{ title: '', schema: schemas[home] ?? {}, home }];
    // The loop adds to the list as it finds nested objects.
    for (const { schema, home: from } of lists)
      for (const [name, field] of Object.entries(schema.properties ?? {})) {
        const object = objectOf(name, field, from, schemas);
        if (object === null || seen.has(object.title)) continue;
        seen.add(object.title);
        lists.push(object);
      }
    const text = lists
      .map(({ title, schema, home: from }) => fieldList(title, schema, from, schemas, described))
      .join('\n');
    return `## \`${file}\`\n\n${text}`;
  });
  return [
    '<!-- Made from data/schemas/ by `npm run types`. Do not edit. -->',
    '',
    '# Fields',
    '',
    'The fields of every file in `data/`, in file order. Required fields are bold; a field without a type is text. A description that several fields share is printed once; editors show it at each.',
    '',
    chapters.join('\n'),
  ].join('\n');
}

interface Found {
  title: string;
  schema: Schema;
  home: string;
}

/** The object in a field, or in an entry of its list; null for plain values. */
function objectOf(name: string, field: Schema, home: string, schemas: Schemas): Found | null {
  const resolved = resolve(field, home, schemas);
  if (resolved.schema.properties !== undefined) return { title: resolved.schema.title ?? name, ...resolved };
  return resolved.schema.items === undefined
    ? null
    : objectOf(name, resolved.schema.items, resolved.home, schemas);
}

function resolve(schema: Schema, home: string, schemas: Schemas): { schema: Schema; home: string } {
  if (schema.$ref === undefined) return { schema, home };
  const [file = '', pointer = ''] = schema.$ref.split('#');
  const target = file === '' ? home : file;
  const name = pointer.split('/').at(-1) ?? '';
  const definition = schemas[target]?.definitions?.[name];
  if (definition === undefined) throw new Error(`${home}: ${schema.$ref} leads nowhere`);
  const resolved = resolve(definition, target, schemas);
  return {
    ...resolved,
    schema: {
      ...resolved.schema,
      ...(schema.description !== undefined && { description: schema.description }),
    },
  };
}

function fieldList(
  title: string,
  { properties = {}, required = [] }: Schema,
  home: string,
  schemas: Schemas,
  described: Set<string>,
): string {
  const lines: { names: string[]; form: string; description: string }[] = [];
  for (const [name, field] of Object.entries(properties)) {
    const resolved = resolve(field, home, schemas);
    const shown = required.includes(name) ? `**\`${name}\`**` : `\`${name}\``;
    const form = formOf(resolved, schemas);
    const whole = (resolved.schema.description ?? '').replaceAll('<', '&lt;');
    // The meaning of a closed list's words takes more than a sentence.
    const sentence =
      resolved.schema.enum === undefined ? whole.replace(/(?<=[.?!]) (?=[A-Z]).*$/s, '') : whole;
    // A description that several fields share is printed once.
    const description = described.has(sentence) ? '' : `: ${sentence}`;
    described.add(sentence);
    const last = lines.at(-1);
    if (last?.form === form && last.description === description) last.names.push(shown);
    else lines.push({ names: [shown], form, description });
  }
  const heading = title === '' ? '' : `### ${title}\n\n`;
  const text = lines.map(
    ({ names, form, description }) => `- ${names.join(', ')}${form && ` (${form})`}${description}\n`,
  );
  return heading + text.join('');
}

/** The type of a field in a word or two; empty for plain text. */
function formOf({ schema, home }: { schema: Schema; home: string }, schemas: Schemas): string {
  if (schema.enum !== undefined) return schema.enum.map((value) => `\`${String(value)}\``).join('/');
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.properties !== undefined) return schema.title ?? 'fields';
  if (schema.items !== undefined) {
    const item = formOf(resolve(schema.items, home, schemas), schemas);
    const most = schema.maxItems === undefined ? '' : `≤${schema.maxItems}`;
    return [`list${most}`, item].filter((part) => part !== '').join(' of ');
  }
  const types = [schema.type ?? 'string'].flat();
  const named = types
    .filter((type) => type !== 'string' || types.length > 1)
    .map((type) => ({ integer: 'number', string: 'text' })[type] ?? type);
  const range =
    schema.maximum === undefined || schema.minimum === undefined ? '' : `${schema.minimum}–${schema.maximum}`;
  return range !== '' && named.length === 1 ? range : named.join('/');
}
