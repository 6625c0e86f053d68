import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TextSummary, UnitSummary } from './editorial/textSummary.ts';

const parts = ['openings', 'words', 'runs'] as const satisfies readonly (keyof UnitSummary)[];

/** A kept summary; null where there is none, or where it is cut short, edited or of another key. */
export function readTextSummary(file: string, key: string): TextSummary | null {
  try {
    const bytes = readFileSync(file);
    const lineEnd = bytes.indexOf('\n');
    const rest = bytes.subarray(lineEnd + 1);
    if (bytes.toString('latin1', 0, lineEnd) !== checksum(key, rest)) return null;
    const headEnd = rest.indexOf('\n');
    const head = JSON.parse(rest.toString('utf8', 0, headEnd)) as [unit: string, ...lengths: number[]][];
    // Numbers must begin at a multiple of eight bytes.
    const numbers = new Float64Array(new Uint8Array(rest.subarray(headEnd + 1)).buffer);
    let at = 0;
    const next = (length = 0) => numbers.subarray(at, (at += length));
    return new Map(
      head.map(([unit, openings, words, runs]) => [
        unit,
        { openings: next(openings), words: next(words), runs: next(runs) },
      ]),
    );
  } catch {
    return null;
  }
}

/** A failed write is ignored. */
export function writeTextSummary(file: string, key: string, summary: TextSummary): void {
  const head = [...summary].map(([unit, one]) => [unit, ...parts.map((part) => one[part].length)]);
  const numbers = [...summary.values()].flatMap((one) =>
    parts.map((part) => Buffer.from(one[part].buffer, one[part].byteOffset, one[part].byteLength)),
  );
  const rest = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...numbers]);
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, Buffer.concat([Buffer.from(`${checksum(key, rest)}\n`), rest]));
    renameSync(draft, file);
  } catch {
    // The next run reads all texts again.
  }
}

function checksum(key: string, bytes: Uint8Array): string {
  return createHash('sha256').update(key).update('\0').update(bytes).digest('base64url');
}
