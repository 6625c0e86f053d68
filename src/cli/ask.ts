import { createInterface } from 'node:readline/promises';
import { CannotRun } from './cannotRun.ts';

/** Something that a command has to be told: by an option, or by the person at the terminal. */
export interface Question<T> {
  option: string;
  /** The question, with an example. */
  text: string;
  given: string | undefined;
  /** Parses an answer. refused is a sentence that begins with "It must be". */
  read: (answer: string) => T | { refused: string };
}

/** The answers, asked for in turn where an option is missing and somebody sits at the terminal. */
export async function ask<T extends Record<string, Question<unknown>>>(
  questions: T,
): Promise<{ [K in keyof T]: T[K] extends Question<infer A> ? A : never }> {
  const missing = Object.values(questions).filter(({ given }) => given === undefined);
  if (missing.length > 0 && !process.stdin.isTTY) {
    throw new CannotRun(
      `There is no terminal to ask at, and ${missing.map(({ option }) => option).join(', ')} ${missing.length === 1 ? 'is' : 'are'} not given.`,
      missing.map(({ option, text }) => `${option}: ${text}`).join('\n        '),
    );
  }
  const terminal =
    missing.length > 0 ? createInterface({ input: process.stdin, output: process.stderr }) : null;
  try {
    const answers: [string, unknown][] = [];
    for (const [name, { option, text, given, read }] of Object.entries(questions)) {
      let answer = read(given ?? (await terminal?.question(`${text}: `)) ?? '');
      while (isRefused(answer)) {
        if (given !== undefined || terminal === null)
          throw new CannotRun(`${option} cannot be "${given ?? ''}".`, answer.refused);
        process.stderr.write(`${answer.refused}\n`);
        answer = read(await terminal.question(`${text}: `));
      }
      answers.push([name, answer]);
    }
    // Each answer is what its own question reads.
    return Object.fromEntries(answers) as { [K in keyof T]: T[K] extends Question<infer A> ? A : never };
  } finally {
    terminal?.close();
  }
}

function isRefused(answer: unknown): answer is { refused: string } {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}

/** Readers of answers. */
export const words = (answer: string) =>
  answer.trim() === '' ? { refused: 'It must be some words.' } : answer.trim();

export const range = (answer: string): [number, number] | { refused: string } => {
  const [, from, to = from] = /^(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?$/.exec(answer.trim()) ?? [];
  return from === undefined || Number(to) < Number(from)
    ? { refused: 'It must be a number or a range from low to high, for example 2-4.' }
    : [Number(from), Number(to)];
};

export const year = (answer: string): number | { refused: string } =>
  /^(?:19|20)\d\d$/.test(answer.trim())
    ? Number(answer)
    : { refused: 'It must be a year, for example 2018.' };

export const httpsUrl = (answer: string): string | { refused: string } =>
  /^https:\/\/[^\s"'<>]+\.[^\s"'<>]+$/.test(answer.trim())
    ? answer.trim()
    : { refused: 'It must be a full address that starts with https://.' };

export const list = (answer: string): string[] | { refused: string } => {
  const items = answer
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  return items.length === 0
    ? { refused: 'It must be at least one title; separate several by semicolons.' }
    : items;
};
