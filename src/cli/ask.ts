import { createInterface } from 'node:readline/promises';
import { CannotRun, Interrupted } from './cannotRun.ts';

export interface Question<T> {
  option: string;
  text: string;
  given: string | undefined;
  /** refused is a sentence that begins with "It must". */
  read: (answer: string) => T | { refused: string };
}

export interface Terminal {
  /** Rejects with Interrupted on Ctrl-C and Ctrl-D. */
  question: (text: string) => Promise<string>;
  close: () => void;
}

export function openTerminal(input: NodeJS.ReadableStream = process.stdin): Terminal {
  const lines = createInterface({ input, output: process.stderr });
  const closed = new Promise<never>((_, reject) => {
    lines.once('close', () => {
      reject(new Interrupted());
    });
  });
  closed.catch(() => undefined);
  return {
    question: async (text) => {
      try {
        return await Promise.race([lines.question(text), closed]);
      } catch {
        process.stderr.write('\n');
        throw new Interrupted();
      }
    },
    close: () => {
      lines.close();
    },
  };
}

/** Reports everything wrong at once. Asks at the terminal for missing answers. */
export async function ask<T extends Record<string, Question<unknown>>>(
  questions: T,
): Promise<{ [K in keyof T]: T[K] extends Question<infer A> ? A : never }> {
  const all = Object.entries(questions);
  const missing = all.filter(([, { given }]) => given === undefined);
  const wrong = all.flatMap(([, { option, given, read }]) => {
    const answer = given === undefined ? undefined : read(given);
    return isRefused(answer) ? [`${option} cannot be "${given ?? ''}". ${answer.refused}`] : [];
  });
  const hasTerminal = process.stdin.isTTY;
  if (wrong.length > 0 || (missing.length > 0 && !hasTerminal)) {
    const options = missing.map(([, { option }]) => option).join(', ');
    const lacking =
      missing.length === 0 || hasTerminal
        ? []
        : [
            `${options} ${missing.length === 1 ? 'is' : 'are'} required, because there is no terminal to ask in.`,
          ];
    throw new CannotRun(
      [...lacking, ...wrong].join('\n'),
      lacking.length === 0
        ? undefined
        : missing.map(([, { option, text }]) => `${option}: ${text}`).join('\n        '),
    );
  }
  const terminal = missing.length > 0 ? openTerminal() : null;
  try {
    const answers: [string, unknown][] = [];
    for (const [name, { text, given, read }] of all) {
      let answer = read(given ?? (await terminal?.question(`${text}: `)) ?? '');
      while (isRefused(answer) && terminal !== null) {
        process.stderr.write(`${answer.refused}\n`);
        answer = read(await terminal.question(`${text}: `));
      }
      answers.push([name, answer]);
    }
    return Object.fromEntries(answers) as { [K in keyof T]: T[K] extends Question<infer A> ? A : never };
  } finally {
    terminal?.close();
  }
}

function isRefused(answer: unknown): answer is { refused: string } {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}

export const words = (answer: string) =>
  answer.trim() === '' ? { refused: 'It must not be empty.' } : answer.trim();

export const range = (answer: string): [number, number] | { refused: string } => {
  const [, from, to = from] = /^(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?$/.exec(answer.trim()) ?? [];
  return from === undefined || Number(to) < Number(from)
    ? { refused: 'It must be a number or a range, for example 2-4.' }
    : [Number(from), Number(to)];
};

export const year = (answer: string): number | { refused: string } =>
  /^(?:19|20)\d\d$/.test(answer.trim())
    ? Number(answer)
    : { refused: 'It must be a year, for example 2018.' };

export const httpsUrl = (answer: string): string | { refused: string } =>
  /^https:\/\/[^\s"'<>]+\.[^\s"'<>]+$/.test(answer.trim())
    ? answer.trim()
    : { refused: 'It must be a full URL that starts with https://.' };

export const list = (answer: string): string[] | { refused: string } => {
  const items = answer
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  return items.length === 0 ? { refused: 'It must be one or more titles, separated by semicolons.' } : items;
};
