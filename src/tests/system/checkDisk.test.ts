import { cp } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RawServer } from '../../check/net/testing/rawServer.ts';
import type { CheckReport } from '../../check/report/report.ts';
import { parseCheckState } from '../../content/state/checkState.ts';
import { readFolder } from '../build/folders.ts';
import { nightData, offersText } from '../check/nightData.ts';
import { startShop } from '../check/nightShop.ts';
import { bundledCheck } from '../check/program.ts';
import { runProgram } from '../check/runProgram.ts';
import { smallDisk, type SmallDisk } from './smallDisk.ts';

const games = ['azul', 'catan'];
const program = bundledCheck();
let disk: SmallDisk;
let dir = '';
let shop: RawServer;
/** Runs when the shop gets its first request, to change the disk. */
let onAsked: (() => void) | null = null;
beforeEach(async () => {
  disk = await smallDisk('1m');
  dir = path.join(disk.path, 'data');
  onAsked = null;
  shop = await startShop(() => {
    onAsked?.();
    onAsked = null;
    return { price: 18.49, in_stock: true };
  });
  const data = await nightData();
  const old = { price: 20, in_stock: false, last_checked: '2026-01-02' };
  for (const game of games)
    await data.write(
      game,
      offersText(
        game,
        shop.origin,
        new Map([
          ['base', old],
          ['box', old],
        ]),
      ),
    );
  await cp(data.dir, dir, { recursive: true });
  await data.remove();
});
afterEach(async () => {
  await shop.close();
  await disk.remove();
});

const check = (...args: string[]) =>
  runProgram([
    process.execPath,
    program.script,
    ...['check', '--data', dir, '--allow-address', shop.allowed, '--format', 'json', ...args],
  ]).ended;

/** The next run does the rest. */
async function expectRepair(): Promise<void> {
  expect(await check('--write')).toMatchObject({ end: 0, stderr: '' });
  const tree = await readFolder(dir);
  for (const game of games) expect(tree[`offers/${game}.yaml`]).not.toContain('"price": 20');
  expect(parseCheckState(tree['state/checks.json'] ?? '')?.size).toBe(4);
  expect(Object.keys(tree).filter((name) => /guides-tmp|lock/.test(name))).toEqual([]);
}

describe('a full disk', () => {
  it('is reported before any shop is asked', async () => {
    const before = await readFolder(dir);
    const free = disk.fill();
    const { end, stdout, stderr } = await check('--write');
    expect({ end, stdout, paths: shop.paths }).toEqual({ end: 2, stdout: '', paths: [] });
    expect(stderr).toContain('The data could not be written: the disk is full.');
    expect(await readFolder(dir)).toEqual({ ...before, state: 'folder' });
    free();
    await expectRepair();
  });

  it('that fills up during the run leaves no partial files, and the report is still written', async () => {
    const before = await readFolder(dir);
    let free: () => void = () => {
      expect.fail('nobody asked the shop');
    };
    onAsked = () => {
      free = disk.fill();
    };
    const { end, stdout, stderr } = await check('--write');
    expect(end).toBe(2);
    expect(stderr).toContain('The data could not be written: the disk is full.');
    const { complete, results } = JSON.parse(stdout) as CheckReport;
    expect(complete).toBe(true);
    expect(results.map(({ verdict, change, held }) => [verdict, change, held])).toEqual(
      Array(4).fill(['ok', null, 'it could not be written']),
    );
    expect(await readFolder(dir)).toEqual({ ...before, state: 'folder' });
    free();
    await expectRepair();
  });
});

describe('a disk that is read-only', () => {
  it('is reported before any shop is asked, and a run that writes nothing works', async () => {
    const before = await readFolder(dir);
    disk.remount('ro');
    const refused = await check('--write');
    expect({ end: refused.end, stdout: refused.stdout, paths: shop.paths }).toEqual({
      end: 2,
      stdout: '',
      paths: [],
    });
    expect(refused.stderr).toContain('The data could not be written: the disk is read-only.');
    const { end, stdout, stderr } = await check();
    expect({ end, stderr }).toEqual({ end: 0, stderr: '' });
    expect((JSON.parse(stdout) as CheckReport).results).toHaveLength(4);
    expect(await readFolder(dir)).toEqual(before);
    disk.remount('rw');
    await expectRepair();
  });

  it('from the middle of the run on leaves no partial files, and the report is still written', async () => {
    const before = await readFolder(dir);
    onAsked = () => {
      disk.remount('ro');
    };
    const { end, stdout, stderr } = await check('--write');
    expect(end).toBe(2);
    expect(stderr).toContain('the disk is read-only');
    expect((JSON.parse(stdout) as CheckReport).results).toHaveLength(4);
    expect(await readFolder(dir)).toEqual({ ...before, state: 'folder' });
    disk.remount('rw');
    await expectRepair();
  });
});
