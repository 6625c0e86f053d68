import { spawn, type ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Bundles a program in this folder into one plain script, so that it starts in tens of milliseconds. */
export async function bundleProgram(name: string, folder: string): Promise<string> {
  const outfile = join(folder, `${name}.mjs`);
  // The program looks up its project's folder.
  await writeFile(join(folder, 'package.json'), '{}');
  await build({
    entryPoints: [fileURLToPath(new URL(`${name}.ts`, import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // React, which is CommonJS, requires Node's modules.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'error',
  });
  return outfile;
}

export interface Running {
  child: ChildProcess;
  /** Its output on stdout so far. */
  output: () => string;
  ended: Promise<number | NodeJS.Signals | null>;
}

/** Starts a bundled program; onOutput is called on every output. */
export function startBundled(
  script: string,
  args: readonly string[],
  options: { node?: readonly string[]; uid?: number; onOutput?: (output: string) => void } = {},
): Running {
  const { node = [], uid, onOutput } = options;
  const child = spawn(process.execPath, [...node, script, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    ...(uid !== undefined && { uid, gid: uid }),
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    onOutput?.(output);
  });
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.on('close', (code, signal) => {
      resolve(code ?? signal);
    });
  });
  return { child, output: () => output, ended };
}
