import { gunzipSync } from 'node:zlib';
import { InvalidArgumentError, Option } from 'commander';
import { readSmallFile, TooLarge } from '../../content/load/readFile.ts';
import { decodeHtml } from '../../web/body.ts';
import { defaultSettings, limitsOf, userAgentOf } from '../../check/run/settings.ts';
import { parseAllowed } from '../../check/net/target.ts';
import type { VerdictKind } from '../../check/verdict/verdict.ts';
import { CannotRun } from '../cannotRun.ts';

export function parseAllowAddress(text: string, before: ReadonlySet<string>): ReadonlySet<string> {
  const address = parseAllowed(text);
  if (address === null) throw new InvalidArgumentError('It must be HOST:PORT, for example 127.0.0.1:8080.');
  return new Set([...before, address]);
}

export function allowAddressOption(): Option {
  return new Option(
    '--allow-address <host:port>',
    'allow requests to this address, even if it is private (repeatable)',
  )
    .argParser(parseAllowAddress)
    .default(new Set(), 'public addresses only');
}

export function modeOption(): Option {
  const help = 'override the retailer’s mode';
  return new Option('--mode <mode>', help).choices(['page', 'link', 'shape', 'off']);
}

export type AnswerFormat = 'pretty' | 'json';

/** How commands call shops without site.yaml. */
export function networkOf(allowed: ReadonlySet<string>, signal: AbortSignal, concurrency?: number) {
  return {
    userAgent: userAgentOf(defaultSettings),
    allowed,
    limits: limitsOf(defaultSettings, concurrency),
    signal,
  };
}

export function exitOf(verdicts: readonly VerdictKind[]): 0 | 1 {
  return verdicts.every((kind) => kind === 'ok' || kind === 'redirected' || kind === 'skipped') ? 0 : 1;
}

export function parseConcurrency(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 64) {
    throw new InvalidArgumentError('It must be a whole number from 1 to 64.');
  }
  return number;
}

/** Unpacks .gz files and drops a byte order mark. */
export async function readText(file: string): Promise<string> {
  return (await readBytes(file)).toString('utf8').replace(/^\ufeff/, '');
}

/** Decodes a saved page like a response without an encoding. */
export async function readSavedPage(file: string): Promise<string> {
  return decodeHtml(await readBytes(file), '');
}

// Ten times the largest feed of any shop.
const maxBytes = 100_000_000;

async function readBytes(file: string): Promise<Buffer> {
  try {
    const bytes = await readSmallFile(file, maxBytes);
    return file.endsWith('.gz') ? gunzipSync(bytes, { maxOutputLength: maxBytes }) : Buffer.from(bytes);
  } catch (error) {
    throw new CannotRun(`${file} cannot be read: ${explainRead(error)}.`);
  }
}

function explainRead(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'it is a folder';
  if (error instanceof TooLarge || code === 'ERR_BUFFER_TOO_LARGE')
    return `it has more than ${maxBytes / 1_000_000} MB`;
  return error instanceof Error ? error.message : String(error);
}

export async function readJson(file: string): Promise<unknown> {
  const text = await readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CannotRun(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
