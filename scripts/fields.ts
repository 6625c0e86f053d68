/** The reference of fields, docs/fields.md, as the schemas have it. */

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

/** Markdown: a chapter for each kind of file, a table for each kind of thing in it. */
export function fieldReference(schemas: Schemas): string {
  const chapters = Object.entries(files).map(([kind, file]) => {
    const home = `${kind}.schema.json`;
    const tables = [{ title: '', schema: schemas[home] ?? {}, home }];
    const seen = new Set<string>();
    // A list that grows while it is walked through.
    for (const { schema, home: from } of tables)
      for (const field of Object.values(schema.properties ?? {})) {
        const found = objectOf(field, from, schemas);
        if (found === null || seen.has(found.title)) continue;
        seen.add(found.title);
        tables.push(found);
      }
    const text = tables
      .map(({ title, schema, home: from }) => table(title, schema, from, schemas))
      .join('\n');
    return `## \`${file}\`\n\n${schemas[home]?.description ?? ''}\n\n${text}`;
  });
  return [
    '<!-- Made from data/schemas/ by `npm run types`. Do not edit. -->',
    '',
    '# Fields',
    '',
    'Every field of every file below `data/`, in the order in which files have them. A field in bold must be there.',
    '',
    chapters.join('\n'),
  ].join('\n');
}

interface Found {
  title: string;
  schema: Schema;
  home: string;
}

/** The object that a field, or an entry of its list, is; null for plain values. */
function objectOf(field: Schema, home: string, schemas: Schemas): Found | null {
  const found = resolve(field, home, schemas);
  if (found.schema.properties !== undefined) return { title: found.schema.title ?? '', ...found };
  return found.schema.items === undefined ? null : objectOf(found.schema.items, found.home, schemas);
}

function resolve(schema: Schema, home: string, schemas: Schemas): { schema: Schema; home: string } {
  if (schema.$ref === undefined) return { schema, home };
  const [file = '', pointer = ''] = schema.$ref.split('#');
  const target = file === '' ? home : file;
  const name = pointer.split('/').at(-1) ?? '';
  const definition = schemas[target]?.definitions?.[name];
  if (definition === undefined) throw new Error(`${home}: ${schema.$ref} leads nowhere`);
  const found = resolve(definition, target, schemas);
  return {
    ...found,
    schema: { ...found.schema, ...(schema.description !== undefined && { description: schema.description }) },
  };
}

function table(
  title: string,
  { properties = {}, required = [] }: Schema,
  home: string,
  schemas: Schemas,
): string {
  const rows = Object.entries(properties).map(([name, field]) => {
    const found = resolve(field, home, schemas);
    const shown = required.includes(name) ? `**\`${name}\`**` : `\`${name}\``;
    return `| ${shown} | ${formOf(found, schemas)} | ${(found.schema.description ?? '').replaceAll('|', '\\|').replaceAll('<', '&lt;')} |`;
  });
  const heading = title === '' ? '' : `### ${title}\n\n`;
  return `${heading}| field | form | what belongs there |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

function formOf({ schema, home }: { schema: Schema; home: string }, schemas: Schemas): string {
  if (schema.enum !== undefined) return schema.enum.map((value) => `\`${String(value)}\``).join(', ');
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.properties !== undefined) return schema.title ?? 'fields';
  if (schema.items !== undefined) {
    const item = formOf(resolve(schema.items, home, schemas), schemas);
    return `list${bounds(schema.minItems, schema.maxItems)} of ${item}`;
  }
  const type = [schema.type ?? 'text']
    .flat()
    .join(' or ')
    .replace('string', 'text')
    .replace('null', 'nothing');
  if (type.startsWith('text'))
    return `${type}${schema.maxLength === undefined ? '' : `, at most ${schema.maxLength}`}`;
  return `${type}${schema.minimum === undefined ? '' : `, ${schema.minimum} to ${schema.maximum ?? '…'}`}`;
}

function bounds(least: number | undefined, most: number | undefined): string {
  if (most === undefined) return '';
  return least === most ? ` (${most})` : ` (${least ?? 0} to ${most})`;
}
