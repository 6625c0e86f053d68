/** The command line; guides.mjs starts it. */
import { run } from '../src/cli/main.ts';

await run(process.argv.slice(2));
