import { chmod, chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RawServer } from '../../check/net/testing/rawServer.ts';
import type { CheckReport } from '../../check/report/report.ts';
import { formatCheckState, parseCheckState } from '../../content/state/checkState.ts';
import { nextState } from '../../check/writeBack/writer.ts';
import { nightData, offersText, type NightData } from './nightData.ts';
import { startShop } from './nightShop.ts';
import { bundledCheck } from './program.ts';
import { runProgram, type Ended } from './runProgram.ts';

const old = { price: 20, in_stock: false, last_checked: '2026-01-02' };
/** Root may write anywhere, so another user has to try. */
const uid = process.getuid?.() === 0 ? 65534 : undefined;

const program = bundledCheck();
let data: NightData;
let shop: RawServer;
beforeAll(async () => {
  await chmod(program.folder, 0o755);
});
beforeEach(async () => {
  data = await nightData();
  shop = await startShop(() => ({ price: 18.49, in_stock: true }));
  await data.write('azul', offersText('azul', shop.origin, new Map([['base', old]])));
  const many = Array.from({ length: 20 }, (_, number) => [`box-${number}`, old] as const);
  await data.write('catan', offersText('catan', shop.origin, new Map(many)));
});
afterEach(async () => {
  await shop.close();
  await data.remove();
});

const args = () => [
  'check',
  '--data',
  data.dir,
  '--allow-address',
  shop.allowed,
  '--write',
  '--format',
  'json',
];

/** Runs the command as a user who owns the data. */
async function runAsOwner(command: readonly string[]): Promise<Ended> {
  if (uid !== undefined) {
    for (const name of ['', ...(await readdir(data.scratch, { recursive: true }))])
      await chown(join(data.scratch, name), uid, uid);
  }
  return runProgram(command, { uid }).ended;
}

const check = (...more: string[]) => runAsOwner([process.execPath, program.script, ...args(), ...more]);

/** Expects that the run says why, requested nothing, and changed nothing. */
async function expectRefusal(reason: string): Promise<void> {
  const before = await Promise.all(['azul', 'catan'].map(data.read));
  const { end, stdout, stderr } = await check();
  expect({ end, stdout }).toEqual({ end: 2, stdout: '' });
  expect(stderr).toContain('check/write-failed');
  expect(stderr).toContain(reason);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(shop.paths).toEqual([]);
  expect(await Promise.all(['azul', 'catan'].map(data.read))).toEqual(before);
  expect((await data.names()).filter((name) => name.includes('guides-tmp'))).toEqual([]);
}

describe('a read-only folder', () => {
  it('is reported before any shop is asked', async () => {
    await chmod(join(data.dir, 'offers'), 0o555);
    await expectRefusal('this user cannot write there');
    await chmod(join(data.dir, 'offers'), 0o755);
    expect(await check()).toMatchObject({ end: 0, stderr: '' });
  });

  it('is reported if it is the state folder', async () => {
    await mkdir(join(data.dir, 'state'));
    await chmod(join(data.dir, 'state'), 0o555);
    await expectRefusal('this user cannot write there');
  });

  it('is reported if a file has its name', async () => {
    await writeFile(join(data.dir, 'state'), 'mine');
    await expectRefusal('ENOTDIR');
  });

  it('does not stop a run without --write', async () => {
    await chmod(join(data.dir, 'offers'), 0o555);
    await chmod(data.dir, 0o555);
    const reading = ['check', '--data', data.dir, '--allow-address', shop.allowed];
    const { end, stdout, stderr } = await runAsOwner([process.execPath, program.script, ...reading]);
    expect({ end, stderr }).toEqual({ end: 0, stderr: '' });
    expect(stdout).toContain('+    "price": 18.49');
    await chmod(data.dir, 0o755);
  });
});

describe('a read-only file', () => {
  it('is not replaced, even if its folder is writable', async () => {
    await chmod(join(data.dir, 'offers/catan.yaml'), 0o444);
    await expectRefusal('this user cannot write there');
  });
});

describe('a file deleted during the check', () => {
  it('is not recreated, and the others are written', async () => {
    await shop.close();
    const gone = join(data.dir, 'offers/catan.yaml');
    let moved: Promise<void> | null = null;
    shop = await startShop((name) => {
      if (name.startsWith('catan')) moved ??= rename(gone, join(data.scratch, 'catan.yaml'));
      return { price: 18.49, in_stock: true };
    });
    await data.write('azul', offersText('azul', shop.origin, new Map([['base', old]])));
    await data.write('catan', offersText('catan', shop.origin, new Map([['box', old]])));
    const { end, stdout } = await check();
    expect(end).toBe(0);
    expect(moved).not.toBeNull();
    const { results } = JSON.parse(stdout) as CheckReport;
    expect(results.map(({ id, change, held }) => [id, change?.price, held])).toEqual([
      ['azul-base', 18.49, null],
      ['catan-box', undefined, 'the offer was changed in its file during the check'],
    ]);
    expect(await data.names()).toEqual(['azul.yaml', 'checks.json', 'history']);
    expect([...(parseCheckState(await data.state())?.keys() ?? [])]).toEqual(['azul-base']);
  });
});

describe('a full disk', () => {
  /** The same run with a file size limit in kB; the system answers EFBIG to any user. */
  const limited = (kilobytes: number, ...more: string[]) =>
    runAsOwner([
      ...['bash', '-c', `ulimit -f ${kilobytes}; exec "$@"`, 'limited'],
      ...[process.execPath, program.script, ...args(), ...more],
    ]);

  it('leaves the file unchanged, and the report says so for each offer', async () => {
    const before = await data.read('catan');
    const { end, stdout, stderr } = await limited(4);
    expect(end).toBe(2);
    expect(stderr).toContain('check/write-failed');
    expect(stderr).toContain('the file would exceed the size limit');
    const { results, complete } = JSON.parse(stdout) as CheckReport;
    expect(complete).toBe(true);
    expect(results).toHaveLength(21);
    for (const { id, verdict, change, held } of results) {
      expect([id, verdict]).toEqual([id, 'ok']);
      if (id.startsWith('catan')) expect([change, held]).toEqual([null, 'it could not be written']);
    }
    expect(await data.read('catan')).toBe(before);
    expect((await data.names()).filter((name) => name.includes('guides-tmp'))).toEqual([]);

    expect(await check()).toMatchObject({ end: 0, stderr: '' });
    expect(await data.read('catan')).not.toContain('"price": 20');
    expect(parseCheckState(await data.state())?.size).toBe(21);
  });

  it('while the state is written leaves the older state, and the next run updates it', async () => {
    const url = `${shop.origin}/products/azul-base`;
    const struck = nextState(undefined, { url, at: '2026-01-02T03:00:00Z', verdict: 'broken', sight: null });
    const others = Array.from({ length: 21 }, (_, number) => [`catan-box-${number}`, struck] as const);
    const state = formatCheckState(new Map([['azul-base', struck], ...others]));
    await mkdir(join(data.dir, 'state'));
    await writeFile(join(data.dir, 'state/checks.json'), state);
    const { end, stdout } = await limited(4, '--game', 'azul');
    expect(end).toBe(2);
    // The offer itself was written, and the report does not deny it.
    expect((JSON.parse(stdout) as CheckReport).results).toMatchObject([{ change: { price: 18.49 } }]);
    expect(await data.read('azul')).toContain('18.49');
    expect(await data.state()).toBe(state);
    expect(await check('--max-age', '24h', '--game', 'azul')).toMatchObject({ end: 0, stderr: '' });
    expect(parseCheckState(await data.state())?.get('azul-base')).toMatchObject({
      strikes: 0,
      attempts: 2,
      seen: { price: 18.49, in_stock: true },
    });
  });
});

describe('a file without a field that the checker writes', () => {
  it.each(['in_stock', 'last_checked', '"price"'])(
    'is an error that names %s, and no shop is requested',
    async (field) => {
      const text = await data.read('azul');
      await data.write('azul', text.replace(new RegExp(`    ${field}:[^\\n]*\\n`), ''));
      const before = await data.read('azul');
      const { end, stdout } = await check();
      expect(end).toBe(1);
      expect(stdout).toContain('schema/missing');
      expect(stdout).toContain(field.replaceAll('"', ''));
      expect(shop.paths).toEqual([]);
      expect(await data.read('azul')).toBe(before);
      await rm(join(data.dir, 'offers/azul.yaml'));
    },
  );

  it.each([
    ['an anchor', 'price": &p 20', 'yaml/anchor'],
    ['a tag', 'price": !!float 20', 'yaml/tag'],
  ])('or with %s is refused as a whole', async (_name, written, code) => {
    await data.write('azul', (await data.read('azul')).replace('price": 20', written));
    const before = await data.read('azul');
    const { end, stdout } = await check();
    expect({ end, text: await data.read('azul') }).toEqual({ end: 1, text: before });
    expect(stdout).toContain(code);
  });
});

describe('a data folder', () => {
  it('without site.yaml is an error, not a run without findings', async () => {
    await rm(join(data.dir, 'site.yaml'));
    const { end, stdout } = await check();
    expect(end).toBe(1);
    expect(stdout).toContain('file/missing');
  });

  it('is checked despite a mistake in a guide', async () => {
    await writeFile(join(data.dir, 'guides/wingspan.yaml'), 'slug: [');
    await writeFile(join(data.dir, 'guides/Wing Span.yaml'), '');
    expect(await check()).toMatchObject({ end: 0, stderr: '' });
  });

  it('with an unused offers file says so', async () => {
    await rename(join(data.dir, 'offers/azul.yaml'), join(data.dir, 'offers/azul.yml'));
    const { end, stderr } = await check();
    expect(end).toBe(0);
    expect(stderr).toContain('file/unexpected');
  });
});
