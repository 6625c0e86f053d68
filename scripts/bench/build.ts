import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSeq, parseDocument } from 'yaml';
import { measure } from './measure.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const command = join(root, 'scripts', 'guides.mjs');

/** A data folder with as many guides as asked for, each a copy of one of the real ones under another name. */
function generate(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'guides-bench-'));
  const data = join(folder, 'data');
  cpSync(join(root, 'data'), data, { recursive: true });
  const names = readdirSync(join(data, 'guides')).map((file) => file.replace('.yaml', ''));
  for (let index = names.length; index < count; index += 1) {
    const from = names[index % names.length] ?? '';
    for (const kind of ['games', 'guides', 'offers']) copy(data, kind, from, `copy-${index}`);
  }
  return folder;
}

function copy(data: string, kind: string, from: string, to: string): void {
  const document = parseDocument(readFileSync(join(data, kind, `${from}.yaml`), 'utf8'));
  const set = (path: (string | number)[], value: unknown) => {
    if (document.hasIn(path)) document.setIn(path, value);
  };
  for (const field of ['id', 'slug', 'game', 'game_id']) set([field], to);
  for (const field of ['title', 'seo_title'])
    set([field], `${String(document.get(field))} ${to}`.slice(-60).trim());
  if (document.has('seo_description'))
    set(['seo_description'], `${to} ${String(document.get('seo_description'))}`.slice(0, 160).trim());
  for (const list of ['offers', 'expansions', 'faq']) {
    const items = document.get(list);
    if (!isSeq(items)) continue;
    items.items.forEach((_, index) => {
      if (list === 'offers') set([list, index, 'id'], `${to}-${index}`);
      set([list, index, 'game_id'], to);
    });
  }
  writeFileSync(join(data, kind, `${to}.yaml`), document.toString({ lineWidth: 0 }));
}

/** Times validate and build on as many generated guides as told. Prints wall seconds and peak memory; nothing is asserted. */
export async function benchBuild(counts: readonly number[]): Promise<void> {
  for (const count of counts) {
    const folder = generate(count);
    const data = ['--data', join(folder, 'data')];
    const out = ['--out', join(folder, 'dist')];
    for (const [name, args] of [
      ['validate', ['validate', ...data]],
      ['build, cold', ['build', ...data, ...out]],
      ['build, unchanged', ['build', ...data, ...out]],
    ] as const) {
      const { seconds, peakMiB, code } = await measure([command, ...args]);
      console.log(
        `${String(count).padStart(6)} guides  ${name.padEnd(17)} ${seconds.toFixed(2)} s  ${peakMiB.toFixed(0)} MiB  exit ${code}`,
      );
    }
    rmSync(folder, { recursive: true });
  }
}
