import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export const projectFolder = findProject(new URL('./', import.meta.url));

function findProject(folder: URL): URL {
  if (existsSync(new URL('package.json', folder))) return folder;
  const parent = new URL('../', folder);
  if (parent.href === folder.href) throw new Error('No folder above the program has a package.json.');
  return findProject(parent);
}

let known: string | undefined;

/** Changes with the program: its sources, templates, styles, schemas, and packages, and the version of Node. */
export function programVersion(): string {
  return (known ??= hashProgram());
}

function hashProgram(): string {
  const hash = createHash('sha256');
  const add = (name: string) =>
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(new URL(name, projectFolder)));
  for (const name of ['package.json', 'package-lock.json']) add(name);
  for (const folder of ['src/', 'templates/', 'data/schemas/']) {
    const names = readdirSync(new URL(folder, projectFolder), { recursive: true }).map(
      (name) => folder + String(name),
    );
    // Tests and folders that make no pages change nothing that is cached.
    for (const name of names.sort())
      if (!/^src\/(?:tests|check|serve)\/|\.test\.tsx?$/.test(name) && /\.(?:tsx?|css|json|svg)$/.test(name))
        add(name);
  }
  return hash.update(process.version).digest('base64url').slice(0, 22);
}
