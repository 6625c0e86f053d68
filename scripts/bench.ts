/**
 * Times the command line as whole processes, on what is generated for it:
 * `npm run bench -- [--record] [GUIDES…]` validates and builds, 20 and 1000 guides unless told;
 * `npm run bench -- check [ROUNDS]` checks links, in 3 rounds unless told;
 * `npm run bench -- dev [ROUNDS]` saves a text, a style sheet and a template under `guides dev`, 5 times unless told;
 * `npm run bench -- browser [ROUNDS]` touches each island on a slow phone, 5 times unless told.
 */
import { benchBrowser } from './bench/browser.ts';
import { benchBuild } from './bench/build.ts';
import { benchCheck } from './bench/check.ts';
import { benchDev } from './bench/dev.ts';

const [first, ...rest] = process.argv.slice(2);
if (first === 'check') await benchCheck(Number(rest[0] ?? 3));
else if (first === 'dev') await benchDev(Number(rest[0] ?? 5));
else if (first === 'browser') await benchBrowser(Number(rest[0] ?? 5));
else {
  const counts = process.argv
    .slice(2)
    .filter((word) => word !== '--record')
    .map(Number);
  await benchBuild(counts.length === 0 ? [20, 1000] : counts, process.argv.includes('--record'));
}
