import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { InvalidArgumentError, Option } from 'commander';
import { projectFolder } from '../platform/project.ts';
import { isRealDate } from '../domain/dates.ts';
import { changeFileOf } from '../content/state/commitChange.ts';
import { underLock } from '../content/state/dataLock.ts';
import { CannotRun } from './cannotRun.ts';

export function parseToday(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !isRealDate(text)) {
    throw new InvalidArgumentError('It must be a calendar date as YYYY-MM-DD, for example 2026-11-21.');
  }
  return text;
}

export function todayOption(what = 'use this date as today'): Option {
  return new Option('--today <date>', `${what}, YYYY-MM-DD`)
    .argParser(parseToday)
    .default(todayInUtc(), 'today in UTC');
}

export function formatOption(
  choices: readonly string[] = ['pretty', 'json'],
  byDefault: string | undefined = 'pretty',
): Option {
  return new Option('--format <format>', 'output format').choices(choices).default(byDefault);
}

/** The only clock that commands read. */
export function todayInUtc(): string {
  return new Date().toISOString().slice(0, 10);
}

/** For --data. Finishes a change that a killed command left incomplete. */
export async function requireFolder(dir: string): Promise<void> {
  const stats = await stat(dir).catch(() => null);
  if (stats?.isDirectory()) {
    if (existsSync(changeFileOf(dir))) await underLock(dir, () => Promise.resolve());
    return;
  }
  throw new CannotRun(
    stats ? `--data ${dir} is not a folder.` : `There is no folder ${dir}.`,
    'Run the command in the project folder, or set --data.',
  );
}

export const cacheDir = fileURLToPath(new URL('.cache/', projectFolder));

export function requireSlug(id: string): void {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))
    throw new CannotRun(
      `The ID "${id}" cannot be used in a URL.`,
      'Use lowercase letters, digits, and single hyphens.',
    );
}

export function wantsColor(stream: { isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean {
  const force = env['FORCE_COLOR'];
  if (force !== undefined) return force !== '0' && force !== 'false';
  if (env['NO_COLOR']) return false;
  return stream.isTTY === true && env['TERM'] !== 'dumb';
}

/** npm run works only in the folder of the program. */
export function commandLine(command: string): string {
  const isInProgram = pathToFileURL(`${process.cwd()}/`).href === projectFolder.href;
  return isInProgram ? `npm run guides -- ${command}` : `guides ${command}`;
}

const hostPattern =
  /^(?:(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*|\[[0-9a-f:.]+\])$/;

export function parseBaseUrl(text: string): string {
  const bare = text.replace(/\/$/, '');
  const url = bareUrl(text);
  if (url === null)
    throw new InvalidArgumentError(
      'It must be a URL without a path, for example https://guides.example.org.',
    );
  if (!hostPattern.test(url.hostname))
    throw new InvalidArgumentError(`${url.hostname} cannot be a host name.`);
  if (url.origin !== bare) throw new InvalidArgumentError(`Write it as ${url.origin}.`);
  return bare;
}

/** null for anything but an http or https address without a path. */
export function bareUrl(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && ['https:', 'http:'].includes(url.protocol) && isBare(url) ? url : null;
}

function isBare({ pathname, search, hash, username, password }: URL): boolean {
  return pathname === '/' && `${search}${hash}${username}${password}` === '';
}
