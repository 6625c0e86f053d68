import { readFile, writeFile } from 'node:fs/promises';
import { parse, stringify } from 'yaml';

export type Fields = Record<string, unknown>;

/** Changes a YAML file and drops its comments. */
export async function editYaml(file: string, change: (fields: Fields) => void): Promise<void> {
  const fields = parse(await readFile(file, 'utf8')) as Fields;
  change(fields);
  await writeFile(file, stringify(fields));
}
