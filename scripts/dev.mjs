// Builds, serves, and builds again when the data, the templates or the program change. Reload the page to see it.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { clearTimeout, setTimeout } from 'node:timers';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const guides = (...args) =>
  spawn(process.execPath, ['scripts/guides.mjs', ...args], { cwd: root, stdio: 'inherit' });
const ended = (child) => new Promise((resolve) => child.once('exit', resolve));

let building = false;
let changed = false;

async function build() {
  changed = true;
  if (building) return;
  building = true;
  while (changed) {
    changed = false;
    // What is wrong is said by the build; the site stays as it was.
    await ended(guides('build'));
  }
  building = false;
}

await build();
const server = guides('serve', ...process.argv.slice(2));
server.once('exit', (code) => process.exit(code ?? 1));
process.once('SIGINT', () => undefined);

let pause;
for (const folder of ['data', 'templates', 'src']) {
  watch(`${root}${folder}`, { recursive: true }, (_event, name) => {
    // The checker's lock and drafts come and go.
    if (name === null || /(?:^|\/)\.|\.lock$/.test(name)) return;
    clearTimeout(pause);
    pause = setTimeout(build, 100);
  });
}
