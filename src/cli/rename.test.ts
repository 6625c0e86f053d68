import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadContent } from '../content/content.ts';
import { readAddresses } from '../content/load/addresses.ts';
import { command as remove } from './remove.ts';
import { command as rename } from './rename.ts';

const base = fileURLToPath(new URL('../tests/golden/base/', import.meta.url));
let data = '';

beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  data = join(await mkdtemp(join(tmpdir(), 'rename-')), 'data');
  await cp(base, data, { recursive: true });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(join(data, '..'), { recursive: true, force: true });
});

const run = (command: typeof rename, ...args: string[]) =>
  command.parseAsync([...args, '--data', data], { from: 'user' });
const addresses = async () => (await readAddresses(data)).paths;
async function lostAddresses(): Promise<string[]> {
  const { diagnostics } = await loadContent(data, { today: '2026-11-21' });
  return diagnostics.filter(({ code }) => code === 'redirect/lost-address').map(({ message }) => message);
}

describe('guides rename', () => {
  it('records the old and the new address of a published guide', async () => {
    await run(rename, 'wingspan', 'birds');
    expect(await addresses()).toEqual(['/guides/birds-expansion-order', '/guides/wingspan-expansion-order']);
    expect(await lostAddresses()).toEqual([]);
  });

  it('records nothing for a draft, because its address was never published', async () => {
    const guide = join(data, 'guides/wingspan.yaml');
    const text = await readFile(guide, 'utf8');
    await writeFile(guide, text.replace('status: published', 'status: draft'));
    await run(rename, 'wingspan', 'birds');
    expect(await addresses()).toEqual([]);
  });
});

it('guides remove records the address, so that its redirect stays required', async () => {
  await run(remove, 'wingspan');
  expect(await addresses()).toEqual(['/guides/wingspan-expansion-order']);
  const redirects = join(data, 'redirects.yaml');
  await writeFile(
    redirects,
    (await readFile(join(base, 'redirects.yaml'), 'utf8')).replace(/ {2}- from: \/wingspan[^]*$/, ''),
  );
  expect(await lostAddresses()).toEqual([
    '/guides/wingspan-expansion-order was published but is now neither a page nor redirected.',
  ]);
});
