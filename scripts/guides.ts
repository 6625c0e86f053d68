/** The command line, once guides.mjs has made TypeScript readable. */
import { run } from '../src/cli/main.ts';

await run(process.argv.slice(2));
