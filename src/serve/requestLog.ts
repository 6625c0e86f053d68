import { printable } from '../diagnostics/printable.ts';

export interface RequestLog {
  warn: (text: string) => void;
  answer: (text: string) => void;
}

const windowMs = 10_000;
const linesPerWindow = 20;
const longest = 300;

/** At most 20 warnings in ten seconds, so that requests cannot fill the disk. now: ms, never going back. */
export function requestLog(write: (line: string) => void, verbose: boolean, now: () => number): RequestLog {
  let since = -Infinity;
  let lines = 0;
  const shorten = (text: string) => printable(text.length > longest ? `${text.slice(0, longest)}…` : text);
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
