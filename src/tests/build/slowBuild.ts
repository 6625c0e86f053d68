import { writeSync } from 'node:fs';
import { buildSite } from '../../site/build/buildSite.ts';
import { buildOptions } from './sampleBuild.ts';
import { planVersion } from './versions.ts';

/** A slow build to kill; prints the name of each phase. */
const [project = '', version = '', milliseconds = ''] = process.argv.slice(2);
const wait = Number(milliseconds);
let phase = '';
const result = await buildSite(
  buildOptions(project, planVersion(Number(version), wait), {
    onProgress: (progress) => {
      if (progress.phase !== phase) writeSync(1, `${progress.phase}\n`);
      phase = progress.phase;
      // Rendering pauses in produce; here nothing may run meanwhile, as in a real build.
      if (phase === 'publish') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait);
    },
  }),
);
writeSync(
  1,
  `${result.outcome}\n${result.diagnostics.map(({ code, message }) => `${code} ${message}\n`).join('')}`,
);
process.exitCode = result.outcome === 'published' ? 0 : 2;
