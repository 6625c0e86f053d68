import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts, startProgram, type Started } from './started.ts';

const program = fileURLToPath(new URL('../../../../scripts/guides.mjs', import.meta.url));

export async function startGuidesServe(site: string, scratch: string): Promise<Started> {
  const [port = 0] = await freePorts(1);
  const reports = join(scratch, 'reports.jsonl');
  const args = [program, 'serve', site, '--port', String(port), '--reports', reports];
  return {
    http: `http://127.0.0.1:${port}`,
    https: null,
    stop: await startProgram(process.execPath, args, [port]),
  };
}
