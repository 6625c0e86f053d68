import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The program starts four times as fast from a bundle, but rejects one that is older than its sources. */
export default async function setup(): Promise<void> {
  const script = fileURLToPath(new URL('../../scripts/bundle.mjs', import.meta.url));
  await promisify(execFile)(process.execPath, [script]);
}
