import { setFlagsFromString } from 'node:v8';

/** Games from which on memory counts for more than time. */
const manyGames = 3_000;

/** Before work on so many games at once: by itself V8 lets the heap grow to four times what was in use. */
export function keepHeapSmall(games: number): void {
  if (games >= manyGames) setFlagsFromString('--heap-growing-percent=60');
}
