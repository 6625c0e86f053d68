import { existsSync } from 'node:fs';

/** The program's own folder, with package.json, templates/ and the schemas; found from the sources and from the bundle alike. */
export const projectFolder = findProject(new URL('./', import.meta.url));

function findProject(folder: URL): URL {
  if (existsSync(new URL('package.json', folder))) return folder;
  const parent = new URL('../', folder);
  if (parent.href === folder.href) throw new Error('No package.json stands above the program.');
  return findProject(parent);
}
