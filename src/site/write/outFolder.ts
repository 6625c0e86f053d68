import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Code } from '../../diagnostics/codes.ts';
import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { failedWith } from '../../platform/systemError.ts';
import { obstacleTest, stateFolder } from './plannedPaths.ts';

export interface Surroundings {
  cwd: string;
  data: string;
}

export function outLabel(out: string, cwd: string): string {
  return (relative(cwd, out) || '.').split(sep).join('/');
}

/** Refuses a folder that is not ours to fill; throws system errors. */
export async function checkOutFolder(out: string, { cwd, data }: Surroundings): Promise<Diagnostic[]> {
  const label = outLabel(out, cwd);
  const refuse = (code: Code, message: string, hint: string) => [diagnostic(code, label, message, hint)];
  const protect = (reason: string) => {
    const message = `${label} ${reason}, so the site cannot be written there.`;
    return refuse('build/out-protected', message, 'Set --out to a separate folder, for example dist.');
  };
  if (`${out}${sep}`.startsWith(`${data}${sep}`)) return protect('belongs to the data folder');
  try {
    const names = await readdir(out);
    // A killed build leaves its folder there, too.
    return names.length === 0 || names.includes(stateFolder) ? [] : protect('has files that no build wrote');
  } catch (error) {
    if (failedWith(error, 'ENOENT')) return [];
    if (!failedWith(error, 'ENOTDIR')) throw error;
    const hint = 'Delete the file, or set --out to another folder.';
    return refuse('build/out-not-folder', `${label} is not a folder.`, hint);
  }
}

export interface OutFolder {
  /** Files of an earlier build that the site no longer has. */
  stale: string[];
  /** Why the site cannot be written: files that no build wrote are where it needs its own. */
  foreign: Diagnostic[];
}

/** own: the files of the earlier build. */
export async function inspectOutFolder(
  out: string,
  planned: ReadonlySet<string>,
  own: ReadonlySet<string>,
  label: string,
): Promise<OutFolder> {
  const isInTheWay = obstacleTest(planned);
  const found: OutFolder = { stale: [], foreign: [] };
  for (const entry of await readdir(out, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const path = relative(out, join(entry.parentPath, entry.name)).split(sep).join('/');
    // A link in place of one of our files, or of their folders, is not ours.
    const isOwn = entry.isFile() && own.has(path);
    if (isOwn && !planned.has(path)) found.stale.push(path);
    if (isOwn || !isInTheWay(path)) continue;
    const what = entry.isFile() ? 'file' : entry.isSymbolicLink() ? 'symbolic link' : 'special file';
    const message = `The build needs this path, but it did not make this ${what}.`;
    const hint = `Move it away or delete it; if you need nothing in ${label}/, delete the folder. Then build again.`;
    const at = `${label}/${path}`;
    found.foreign.push(diagnostic('build/foreign-file', at, message, hint));
  }
  return found;
}
