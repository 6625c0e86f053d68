#!/usr/bin/env node
// Starts the command line from its bundle, and bundles it again after a source has changed.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const program = new URL('.cache/program/guides.mjs', root);
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  stop(`Node ${process.versions.node} is too old: Node 20.19 or later is needed.`);
} else if (!existsSync(new URL('node_modules/commander/', root))) {
  stop(`The packages are missing. Run npm ci in ${fileURLToPath(root)} first.`);
}
if (process.env.GUIDES_DEBUG === '1') process.setSourceMapsEnabled(true);
try {
  if (newestSource() > modifiedAt(program)) {
    const { bundle } = await import('./bundle.mjs');
    await bundle();
  }
  await import(program.href);
} catch (error) {
  if (process.env.GUIDES_DEBUG === '1') throw error;
  stop(`The program could not be loaded: ${error.message}`);
}

function stop(message) {
  process.stderr.write(`error: ${message}\n`);
  process.exit(2);
}

/** When a source, or an installed package, last changed, in ms. */
function newestSource() {
  // Half of the files are in src/tests, which is not in the bundle.
  const rooms = readdirSync(new URL('src/', root), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== 'tests' ? `src/${entry.name}/` : [],
  );
  const files = [...rooms, 'templates/', 'data/schemas/'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, withFileTypes: true }).map(({ parentPath, name }) =>
      join(parentPath, name),
    ),
  );
  const others = ['package.json', 'tsconfig.json', 'node_modules/.package-lock.json'];
  return Math.max(...[...files, ...others.map((name) => new URL(name, root))].map(modifiedAt));
}

/** -1 for a missing file. */
function modifiedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -1;
}
