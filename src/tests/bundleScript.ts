import { build, type Plugin } from 'esbuild';

/** Makes a TypeScript file and all that it imports one plain script of Node. */
export async function bundleScript(entry: string, outfile: string, plugins: Plugin[] = []): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile,
    plugins,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    // Packages that are CommonJS require the system's modules.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
}
