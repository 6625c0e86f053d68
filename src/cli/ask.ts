import { createInterface } from 'node:readline/promises';
import type { Command } from 'commander';
import { CannotRun, Interrupted } from './cannotRun.ts';

/** refused is a sentence that begins with "It must". */
type Reader = (answer: string) => unknown;

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

/** Reads the options, and asks at the terminal for missing ones. Reports everything wrong at once. */
export async function ask<T extends Record<string, Reader>>(
  command: Command,
  readers: T,
): Promise<{ [K in keyof T]: Exclude<ReturnType<T[K]>, { refused: string }> }> {
  const questions = Object.entries(readers).map(([name, read]) => {
    const text = command.options.find((option) => option.attributeName() === name)?.description ?? name;
    const argument = command.getOptionValue(name) as string | undefined;
    return { name, read, argument, option: `--${name}`, text: text.charAt(0).toUpperCase() + text.slice(1) };
  });
  const missing = questions.filter(({ argument }) => argument === undefined);
  const lacking = process.stdin.isTTY ? [] : missing;
  const wrong = questions.flatMap(({ option, argument, read }) => {
    const answer = argument === undefined ? undefined : read(argument);
    return isRefused(answer) ? [`${option} cannot be "${argument ?? ''}". ${answer.refused}`] : [];
  });
  if (lacking.length > 0) {
    const options = lacking.map(({ option }) => option).join(', ');
    wrong.unshift(
      `${options} ${lacking.length === 1 ? 'is' : 'are'} required, because there is no terminal to ask in.`,
    );
  }
  if (wrong.length > 0) {
    const hint = lacking.map(({ option, text }) => `${option}: ${text}`).join('\n        ');
    throw new CannotRun(wrong.join('\n'), hint === '' ? undefined : hint);
  }
  const terminal = missing.length > 0 ? openTerminal() : null;
  try {
    const answers: Record<string, unknown> = {};
    for (const { name, text, argument, read } of questions) {
      let answer = read(argument ?? (await terminal?.question(`${text}: `)) ?? '');
      while (isRefused(answer) && terminal !== null) {
        process.stderr.write(`${answer.refused}\n`);
        answer = read(await terminal.question(`${text}: `));
      }
      answers[name] = answer;
    }
    return answers as { [K in keyof T]: Exclude<ReturnType<T[K]>, { refused: string }> };
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
