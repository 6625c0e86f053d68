import { seededRandom } from './seededRandom.ts';

/** Random numbers from 0 to 1. Their seed is printed, and GUIDES_SEED repeats it. */
export function printedRandom(test: string): () => number {
  const seed = Number(process.env['GUIDES_SEED'] ?? Date.now() % 1_000_000);
  console.log(`${test}: GUIDES_SEED=${seed}`);
  return seededRandom(seed);
}

/** How often a test tries random inputs: a fifth of all in npm test, half in .ci/run, twenty times all in npm run soak. */
export function runs(all: number): number {
  return Math.ceil(all * Number(process.env['GUIDES_SOAK'] ?? 0.2));
}
