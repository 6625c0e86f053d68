import { writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { takeLock } from '../../platform/lock.ts';

/** Takes a lock, prints the result, and keeps it until stdin ends. With 'exit' it exits without a release. */
const [path = '', how = ''] = process.argv.slice(2);
const lock = await takeLock(path);
writeSync(1, `${lock.kind}\n`);
process.stdin.on('end', () => {
  if (lock.kind === 'taken' && how !== 'exit') lock.release();
  process.exit();
});
process.stdin.resume();
await pause(60_000);
