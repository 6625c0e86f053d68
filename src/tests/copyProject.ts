import { cp, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const copied = [
  'scripts',
  'src',
  'templates',
  'data/schemas',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Copies the program to a folder, with the project's packages, so that its sources can be changed. */
export async function copyProject(folder: string, from = root): Promise<void> {
  for (const name of copied)
    await cp(join(from, name), join(folder, name), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
  await symlink(join(from, 'node_modules'), join(folder, 'node_modules'));
}
