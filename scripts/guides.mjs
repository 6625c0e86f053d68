#!/usr/bin/env node
// Starts the command line: the bundle where it is as new as its sources, else the sources themselves.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const bundle = new URL('.cache/program/guides.mjs', root);
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  stop(`Node ${process.versions.node} is too old: Node 20.19 or later is needed.`);
} else if (!existsSync(new URL('node_modules/commander/', root))) {
  stop(`The packages are missing. Run npm ci in ${fileURLToPath(root)} first.`);
} else {
  if (process.env.GUIDES_DEBUG === '1') process.setSourceMapsEnabled(true);
  try {
    await import(await findProgram());
  } catch (error) {
    if (process.env.GUIDES_DEBUG === '1') throw error;
    stop(`The program could not be loaded: ${error.message}`);
  }
}

function stop(message) {
  process.stderr.write(`error: ${message}\n`);
  process.exit(2);
}

/** The address of the file to run. */
async function findProgram() {
  const bundledAt = modifiedAt(bundle);
  if (bundledAt !== null) {
    if (newestSource() <= bundledAt) return bundle.href;
    process.stderr.write(
      'The bundled program is older than its sources, which run instead; npm run bundle makes it anew.\n',
    );
  }
  // React's development build is six times slower.
  process.env.NODE_ENV ??= 'production';
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: fileURLToPath(new URL('tsconfig.json', root)) });
  return new URL('scripts/guides.ts', root).href;
}

/** When a source, or what npm has installed, last changed, in ms. */
function newestSource() {
  // Half of the files are those of src/tests, of which the bundle has none.
  const rooms = readdirSync(new URL('src/', root), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== 'tests' ? `src/${entry.name}/` : [],
  );
  const folders = [...rooms, 'templates/', 'data/schemas/'];
  const files = folders.flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, withFileTypes: true }).map(({ parentPath, name }) =>
      join(parentPath, name),
    ),
  );
  const others = ['package.json', 'tsconfig.json', 'node_modules/.package-lock.json'];
  return Math.max(
    ...[...files, ...others.map((name) => new URL(name, root))].map((file) => modifiedAt(file) ?? 0),
  );
}

function modifiedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;
}
