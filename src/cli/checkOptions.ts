import { gunzipSync } from 'node:zlib';
import { InvalidArgumentError, Option } from 'commander';
import { readSmallFile, TooLarge } from '../content/readFile.ts';
import { decodeHtml } from '../http/body.ts';
import { parseAllowed } from '../check/net/target.ts';
import type { VerdictKind } from '../check/verdict/verdict.ts';
import { CannotRun } from './cannotRun.ts';

/** For --allow-address, once or more often. */
export function parseAllowAddress(text: string, before: ReadonlySet<string>): ReadonlySet<string> {
  const address = parseAllowed(text);
  if (address === null) throw new InvalidArgumentError('It must be HOST:PORT, for example 127.0.0.1:8080.');
  return new Set([...before, address]);
}

export function allowAddressOption(): Option {
  return new Option('--allow-address <host:port>', 'may be called although it is not public (repeatable)')
    .argParser(parseAllowAddress)
    .default(new Set(), 'public addresses only');
}

export function modeOption(): Option {
  const help = 'what is done, whatever the retailer’s own mode';
  return new Option('--mode <mode>', help).choices(['page', 'link', 'shape', 'off']);
}

/** For commands that answer about single addresses, pages and prices; those about the data have more formats. */
export type AnswerFormat = 'pretty' | 'json';

export function formatOption(byDefault: AnswerFormat): Option {
  return new Option('--format <format>', 'how to answer').choices(['pretty', 'json']).default(byDefault);
}

/** The exit code for answers: 0 where each link is alive or is not to be called, 1 where one needs a person. */
export function exitOf(verdicts: readonly VerdictKind[]): 0 | 1 {
  return verdicts.every((kind) => kind === 'ok' || kind === 'redirected' || kind === 'skipped') ? 0 : 1;
}

/** For --concurrency. */
export function parseConcurrency(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 64) {
    throw new InvalidArgumentError('It must be a whole number from 1 to 64.');
  }
  return number;
}

/** A text file; one that ends in .gz is unpacked, and the mark that some editors begin with is left out. */
export async function readText(file: string): Promise<string> {
  return (await readBytes(file)).toString('utf8').replace(/^\ufeff/, '');
}

/** A saved page, in the encoding that it names, as one from the network whose answer named none. */
export async function readSavedPage(file: string): Promise<string> {
  return decodeHtml(await readBytes(file), '');
}

// The largest feeds of one shop have a tenth of it.
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
    throw new CannotRun(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
