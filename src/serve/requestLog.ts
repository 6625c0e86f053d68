import { printable } from '../diagnostics/printable.ts';

/** Writes one line for a person at a terminal; text from outside is made safe and short. */
export interface RequestLog {
  /** A request that was refused, or something that went wrong. */
  warn: (text: string) => void;
  /** An answer; only where somebody wants to see them all. */
  answer: (text: string) => void;
}

const windowMs = 10_000;
const linesPerWindow = 20;
const longest = 300;

/**
 * At most 20 warnings in ten seconds, and then how many more there were, so that requests cannot fill the disk.
 * now: ms, never going back.
 */
export function requestLog(write: (line: string) => void, verbose: boolean, now: () => number): RequestLog {
  let since = -Infinity;
  let lines = 0;
  return {
    warn: (text) => {
      if (now() - since >= windowMs) {
        if (lines > linesPerWindow) write(`${lines - linesPerWindow} more lines like these were left out`);
        since = now();
        lines = 0;
      }
      lines += 1;
      if (lines <= linesPerWindow) write(shorten(text));
    },
    answer: (text) => {
      if (verbose) write(shorten(text));
    },
  };
}

function shorten(text: string): string {
  return printable(text.length > longest ? `${text.slice(0, longest)}…` : text);
}
