/** The command line; guides.mjs starts it. */
import { setFlagsFromString } from 'node:v8';
import { run } from '../src/cli/main.ts';

// By itself V8 lets the heap grow to four times what was in use before it looks for garbage: a gigabyte on a large site.
setFlagsFromString('--heap-growing-percent=60');

await run(process.argv.slice(2));
