import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { deploymentFile } from '../domain/deployment.ts';
import { parseDeployment } from '../domain/deployment/parseDeployment.ts';
import type { FolderFacts } from '../hosts/checkFolder.ts';
import type { SiteProblem } from '../serve/siteFolder.ts';
import { sha256 } from '../platform/hash.ts';
import { commandLine } from './options.ts';
import { shownPath } from '../content/load/readFile.ts';
import { CannotRun } from './cannotRun.ts';

/** Reads the description that the build left in the folder. */
export async function readBuiltFolder(dir: string): Promise<FolderFacts> {
  if ((await stat(dir).catch(() => null))?.isDirectory() !== true) throw explainFolder('noFolder', dir);
  const text = await readFile(join(dir, deploymentFile), 'utf8').catch(() => null);
  if (text === null) throw explainFolder('noDescription', dir);
  const deployment = parseDeployment(text);
  if (deployment === null) throw explainFolder('unreadable', dir);
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  return {
    deployment,
    files: new Set(files),
    read: (file) => readFile(join(dir, file), 'utf8'),
    label: shownPath(dir),
  };
}

export async function hashFiles(dir: string, files: ReadonlySet<string>): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  // One file at a time, since a large site may not fit into memory.
  for (const file of files) hashes.set(file, sha256(await readFile(join(dir, file))));
  return hashes;
}

export function explainFolder(problem: SiteProblem, dir: string): CannotRun {
  const build = `Build the site: ${commandLine('build')}`;
  switch (problem) {
    case 'noFolder':
      return new CannotRun(existsSync(dir) ? `${dir} is not a folder.` : `There is no folder ${dir}.`, build);
    case 'noDescription':
      return new CannotRun(`${dir} has no ${deploymentFile}, which describes how to serve the site.`, build);
    case 'unreadable':
      return new CannotRun(`${dir}/${deploymentFile} was not written by this version of the program.`, build);
  }
}
