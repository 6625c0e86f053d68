/** Writes src/domain/data.ts and docs/fields.md from data/schemas/; --check only checks whether they are stale (exit 1). */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import { fieldReference } from './fields.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const schemas = fileURLToPath(new URL('../data/schemas/', import.meta.url));
const banner = '// Generated from data/schemas/ by `npm run types`. Do not edit.\n\n';

const files: Record<string, { [key: string]: Json }> = {};
for (const name of await readdir(schemas)) {
  files[name] = JSON.parse(await readFile(new URL(name, `file://${schemas}`), 'utf8')) as {
    [key: string]: Json;
  };
}

/** Keywords that define no type: a conditionally required field is optional. */
const untyped = new Set(['definitions', '$id', '$schema', 'allOf', 'anyOf', 'if', 'then', 'else']);

/** Whether the branches differ only in required fields. */
function isOnlyRequired(branches: Json): boolean {
  return (
    Array.isArray(branches) &&
    branches.every((branch) => branch !== null && Object.keys(branch).join() === 'required')
  );
}

/** Gathers all definitions in one schema, so that each becomes one type. */
const definitions: { [key: string]: Json } = {};
function localize(node: Json, file: string): Json {
  if (Array.isArray(node)) return node.map((item) => localize(item, file));
  if (node === null || typeof node !== 'object') return node;
  const { $ref, ...rest } = node;
  if (typeof $ref !== 'string') {
    return Object.fromEntries(
      Object.entries(node)
        .filter(([key, value]) => !untyped.has(key) && !(key === 'oneOf' && isOnlyRequired(value)))
        .map(([key, value]) => [key, localize(value, file)]),
    );
  }
  const [path, pointer = ''] = $ref.split('#');
  const home = path || file;
  const name = pointer.split('/').at(-1) ?? '';
  const definition = (files[home]?.definitions as { [key: string]: Json } | undefined)?.[name];
  if (!definition || typeof definition !== 'object' || Array.isArray(definition))
    throw new Error(`${file}: ${$ref} leads nowhere`);
  // The field's own description wins over the one it refers to, as in editors.
  if (!('title' in definition)) return localize({ ...definition, ...rest }, home);
  definitions[name] ??= localize(definition, home);
  return { $ref: `#/definitions/${name}` };
}

const kinds = Object.keys(files)
  .map((name) => name.replace('.schema.json', ''))
  .filter((kind) => kind !== 'common')
  .sort();
const root = {
  description: 'One member for each kind of file below data/.',
  type: 'object',
  additionalProperties: false,
  required: kinds,
  properties: Object.fromEntries(
    kinds.map((kind) => [kind, localize(files[`${kind}.schema.json`] ?? null, `${kind}.schema.json`)]),
  ),
  definitions,
};
const generated = await compile(root as Parameters<typeof compile>[0], 'DataFiles', {
  bannerComment: '',
  ignoreMinAndMaxItems: true,
  style: { singleQuote: true, printWidth: 110 },
});
const made = {
  'src/domain/data.ts': banner + generated.trimStart(),
  'docs/fields.md': fieldReference(files),
};
for (const [path, text] of Object.entries(made)) {
  const file = new URL(`../${path}`, import.meta.url);
  if ((await readFile(file, 'utf8').catch(() => '')) === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`${path} is stale. Run: npm run types`);
    process.exitCode = 1;
  } else {
    await writeFile(file, text);
  }
}
