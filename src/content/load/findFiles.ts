import type { Dirent } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { byText } from '../../domain/lists.ts';
import { artFolder, folders, optionalFiles, otherFolders, singleFiles, type Kind } from '../schema/kinds.ts';
import { shownPath } from './readFile.ts';

export interface FoundFile {
  kind: Kind;
  name: string;
  path: string;
}

export interface FoundFiles {
  yaml: FoundFile[];
  art: string[];
  diagnostics: Diagnostic[];
}

/** The files of a data folder in order of name. Reports files that are not read. */
export async function findFiles(dir: string): Promise<FoundFiles> {
  const found: FoundFiles = { yaml: [], art: [], diagnostics: [] };
  const root = await realpath(dir);
  const top = await listFolder(dir, root, found);
  const isSingle = (name: string): name is keyof typeof singleFiles => Object.hasOwn(singleFiles, name);
  const isFolder = (name: string): name is keyof typeof folders => Object.hasOwn(folders, name);
  for (const entry of top) {
    const file = path.join(dir, entry.name);
    if (isSingle(entry.name)) {
      found.yaml.push({ kind: singleFiles[entry.name], name: path.parse(entry.name).name, path: file });
    } else if (entry.isDirectory() && isFolder(entry.name)) {
      await findInFolder(file, folders[entry.name], root, found);
    } else if (entry.isDirectory() && entry.name === artFolder) {
      for (const image of await listFolder(file, root, found)) found.art.push(path.join(file, image.name));
    } else if (entry.isDirectory() && otherFolders.includes(entry.name)) {
      await refuseLinks(file, root, found);
    } else {
      found.diagnostics.push(unexpected(file));
    }
  }
  for (const name of Object.keys(singleFiles)) {
    if (optionalFiles.includes(name) || top.some((entry) => entry.name === name)) continue;
    const at = shownPath(path.join(dir, name));
    if (found.diagnostics.some((known) => known.at.file === at)) continue;
    const hint = `Its fields are described in data/schemas/${name.replace('.yaml', '.schema.json')}.`;
    found.diagnostics.push(diagnostic('file/missing', at, `${name} is missing; every site needs it.`, hint));
  }
  return found;
}

/** A folder link in a data folder could make a command write anywhere. */
export async function findLinksOut(dir: string): Promise<Diagnostic[]> {
  const { diagnostics } = await findFiles(dir);
  return diagnostics.filter(({ code }) => code === 'file/symlink-outside');
}

async function refuseLinks(folder: string, root: string, found: FoundFiles): Promise<void> {
  for (const entry of await listFolder(folder, root, found))
    if (entry.isDirectory()) await refuseLinks(path.join(folder, entry.name), root, found);
}

async function findInFolder(folder: string, kind: Kind, root: string, found: FoundFiles): Promise<void> {
  for (const entry of await listFolder(folder, root, found)) {
    const file = path.join(folder, entry.name);
    const { name, ext } = path.parse(entry.name);
    if (ext !== '.yaml') {
      found.diagnostics.push(unexpected(file));
    } else if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) {
      const message = `The name "${entry.name}" cannot be part of an address.`;
      const hint = 'Use lower-case letters, digits and single hyphens, for example harbor-lights.yaml.';
      found.diagnostics.push(diagnostic('file/bad-name', shownPath(file), message, hint));
    } else {
      found.yaml.push({ kind, name, path: file });
    }
  }
}

/** The visible entries of a folder by name, without links that lead out of root. Reports names that collide. */
async function listFolder(folder: string, root: string, found: FoundFiles): Promise<Dirent[]> {
  let entries: Dirent[];
  try {
    entries = await readdir(folder, { withFileTypes: true });
  } catch (error) {
    found.diagnostics.push(unreadable(folder, error));
    return [];
  }
  entries.sort(byText(({ name }) => name));
  const kept: Dirent[] = [];
  const names = new Map<string, string>();
  for (const entry of entries) {
    const file = path.join(folder, entry.name);
    if (entry.name.startsWith('.')) continue;
    if (entry.isSymbolicLink() && !(await staysInside(file, root))) {
      const message = 'This symbolic link leads to a folder, to nothing, or out of the data folder.';
      const hint = 'Put the file itself here.';
      found.diagnostics.push(diagnostic('file/symlink-outside', shownPath(file), message, hint));
      continue;
    }
    const folded = entry.name.normalize('NFC').toLowerCase();
    const other = names.get(folded);
    if (other !== undefined) {
      const message = `"${entry.name}" differs from "${other}" only in case; on some systems the two are one file.`;
      const hint = 'Rename or remove one of them.';
      found.diagnostics.push(diagnostic('file/case-collision', shownPath(file), message, hint));
    }
    names.set(folded, entry.name);
    kept.push(entry);
  }
  return kept;
}

/** Whether a link leads to a file inside root. A link to a folder could be circular. */
async function staysInside(link: string, root: string): Promise<boolean> {
  try {
    const target = await realpath(link);
    const entries = await readdir(path.dirname(target), { withFileTypes: true });
    const isFile = entries.some((entry) => entry.name === path.basename(target) && entry.isFile());
    return isFile && target.startsWith(root + path.sep);
  } catch {
    return false;
  }
}

export function unreadable(file: string, error: unknown): Diagnostic {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const why = reasons[code] ?? `the system says ${code}`;
  const hint = 'Fix the permission, or remove what is in the way.';
  return diagnostic('file/unreadable', shownPath(file), `This cannot be read: ${why}.`, hint);
}

const reasons: Partial<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder, not a file',
  ENOTFILE: 'it is neither a file nor a folder',
  ENOENT: 'it disappeared while it was read',
  ENOTDIR: 'it is a file, not a folder',
  ELOOP: 'its links are circular',
};

function unexpected(file: string): Diagnostic {
  const { base, name, ext } = path.parse(file);
  const hint =
    /^\.ya?ml$/i.test(ext) && ext !== '.yaml'
      ? `Rename it to ${name}.yaml.`
      : 'Move it to the folder it belongs in, or remove it.';
  return diagnostic('file/unexpected', shownPath(file), `"${base}" is not read here.`, hint);
}
