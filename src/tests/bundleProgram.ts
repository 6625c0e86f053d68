import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The program starts four times faster from a bundle, and complains of one that is older than its sources. */
export default async function setup(): Promise<void> {
  const script = fileURLToPath(new URL('../../scripts/bundle.mjs', import.meta.url));
  await promisify(execFile)(process.execPath, [script]);
}
