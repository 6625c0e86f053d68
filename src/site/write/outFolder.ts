import { lstat, readdir, realpath } from 'node:fs/promises';
import { basename, dirname, join, parse, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Code } from '../../diagnostics/codes.ts';
import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { projectFolder } from '../../platform/project.ts';
import { failedWith } from '../../platform/systemError.ts';

export interface Surroundings {
  cwd: string;
  home: string;
  data: string;
}

export function outLabel(out: string, cwd: string): string {
  return (relative(cwd, out) || '.').split(sep).join('/');
}

/** A folder (or nothing yet) that is safe to fill and to clear; throws system errors. */
export async function checkOutFolder(out: string, surroundings: Surroundings): Promise<Diagnostic[]> {
  const label = outLabel(out, surroundings.cwd);
  const refuse = (code: Code, message: string, hint: string) => [
    diagnostic(code, { file: label, line: 1, column: 1 }, message, { hint }),
  ];
  const kind = await kindOf(out);
  if (kind === 'link') {
    const message = `${label} is a symbolic link, and the build does not write through links.`;
    return refuse('build/out-link', message, 'Name the folder that it points to, or delete the link.');
  }
  if (kind === 'other') {
    const hint = 'Delete the file, or set --out to another folder.';
    return refuse('build/out-not-folder', `${label} is not a folder.`, hint);
  }
  const reason = await findReason(out, surroundings);
  if (reason === null) return [];
  const message = `${label} ${reason}, so the site cannot be written there.`;
  return refuse('build/out-protected', message, 'Set --out to a separate folder, for example dist.');
}

async function findReason(out: string, { cwd, home, data }: Surroundings): Promise<string | null> {
  const [at, work, own, yaml] = await Promise.all([out, cwd, home, data].map(realPath));
  if (at === undefined || work === undefined || own === undefined || yaml === undefined) return null;
  if (at === parse(at).root) return 'is the root of the disk';
  if (at === own) return 'is your home folder';
  if (at === work) return 'is the current folder';
  if (isInside(work, at)) return 'contains the current folder';
  if (at === yaml) return 'is the data folder';
  if (isInside(yaml, at)) return 'contains the data folder';
  if (isInside(at, yaml)) return 'is inside the data folder';
  if (isInside(own, at)) return 'contains your home folder';
  const root = await realPath(fileURLToPath(projectFolder));
  if (programFolders.some((name) => `${at}${sep}`.startsWith(join(root, name) + sep)))
    return 'is part of the program';
  const entries = await readdir(at).catch((): string[] => []);
  // A killed build leaves its folder there, too.
  if (entries.length > 0 && !entries.includes('.guides')) return 'has files that no build wrote';
  return null;
}

const programFolders = ['src', 'templates', 'scripts', 'docs', 'data', 'node_modules', '.git'];

function isInside(path: string, folder: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** The real path of what exists, with the rest as given: /tmp may itself be a link. */
async function realPath(path: string): Promise<string> {
  const whole = resolve(path);
  try {
    return await realpath(whole);
  } catch (error) {
    if (!failedWith(error, 'ENOENT', 'ENOTDIR') || dirname(whole) === whole) throw error;
    return join(await realPath(dirname(whole)), basename(whole));
  }
}

async function kindOf(path: string): Promise<'missing' | 'folder' | 'link' | 'other'> {
  try {
    const stat = await lstat(path);
    return stat.isSymbolicLink() ? 'link' : stat.isDirectory() ? 'folder' : 'other';
  } catch (error) {
    if (failedWith(error, 'ENOENT')) return 'missing';
    if (failedWith(error, 'ENOTDIR')) return 'other';
    throw error;
  }
}
