import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { context } from 'esbuild';
import { makeWorkFolder } from '../../platform/processes.ts';
import { projectFolder } from '../../platform/project.ts';
import type { Made, Maker, MakerOptions, Planned } from './maker.ts';

export interface Fault {
  kind: 'fault';
  fault: string;
}

export interface ReloadedMaker {
  /** With fromSources, reloads templates and program too. Calls may not overlap. */
  plan: (fromSources: boolean, known: readonly string[] | null) => Promise<Planned | Fault>;
  make: (target: string) => Promise<Made | Fault>;
  stop: () => Promise<void>;
}

/** Bundles maker.ts with the templates, and imports the bundle again when a source has changed. */
export async function loadMaker(options: MakerOptions): Promise<ReloadedMaker> {
  // React reads it when it loads.
  process.env['NODE_ENV'] = 'production';
  process.setSourceMapsEnabled(true);
  const root = fileURLToPath(projectFolder);
  // Inside the project, so that Node finds the packages.
  const file = join(makeWorkFolder(join(root, '.cache'), 'dev'), 'maker.mjs');
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const sources = await context({
    entryPoints: ['src/cli/dev/maker.ts'],
    absWorkingDir: root,
    outfile: file,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'linked',
    sourcesContent: false,
    // Listed by name, so that a misspelled package is an error in the importing file.
    external: Object.keys(dependencies),
    logLevel: 'silent',
  });
  let maker: Maker | null = null;
  let version = 0;
  let isOutdated = true;
  const plan = async (known: readonly string[] | null): Promise<Planned> => {
    if (isOutdated || maker === null) {
      await sources.rebuild();
      version += 1;
      const address = `${pathToFileURL(file).href}?${version}`;
      const { createMaker } = (await import(address)) as {
        createMaker: (options: MakerOptions) => Maker;
      };
      maker = createMaker(options);
      isOutdated = false;
    }
    return maker.plan(known);
  };
  return {
    plan: (fromSources, known) => {
      isOutdated ||= fromSources;
      return plan(known).catch(explainFault);
    },
    make: async (target) =>
      maker?.make(target).catch(explainFault) ?? { kind: 'fault', fault: 'The page is not ready yet.' },
    stop: () => sources.dispose(),
  };
}

/** Names the source of an error, unless esbuild has named it. */
function explainFault(error: unknown): Fault {
  if (!(error instanceof Error) || 'errors' in error)
    return { kind: 'fault', fault: error instanceof Error ? error.message : String(error) };
  const root = fileURLToPath(projectFolder);
  const frame = (error.stack ?? '')
    .split('\n')
    .map((line) => /\(?((?:file:\/\/)?\/[^()\s]+):(\d+):(\d+)\)?$/.exec(line))
    .find((found) => found?.[1]?.includes(root) === true && !/node_modules|\.cache/.test(found[1]));
  if (!frame) return { kind: 'fault', fault: error.message };
  const [, file = '', line, column] = frame;
  const path = (file.startsWith('file:') ? fileURLToPath(file) : file).replace(root, '');
  return { kind: 'fault', fault: `${path}:${line}:${column}\n  ${error.name}: ${error.message}` };
}
