import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, afterEach, expect, it } from 'vitest';
import type { RawServer } from '../../check/net/testing/rawServer.ts';
import { parseCheckState } from '../../content/state/checkState.ts';
import { checkOnce } from './checkOnce.ts';
import { nightData, offersText, type NightData } from './nightData.ts';
import { soldAnswer, startShop, type Sold } from './nightShop.ts';
import { bundledCheck } from './program.ts';
import { printedRandom, runs } from '../seed.ts';

const kills = runs(24);
const random = printedRandom('killed checks');
const games = ['azul', 'catan', 'dominion', 'scythe', 'wingspan'];
const names = ['base', 'box', 'gone'];

const program = bundledCheck();
let data: NightData;
let shop: RawServer;
let version = 0;
beforeEach(async () => {
  data = await nightData();
  shop = await startShop((name, socket) => {
    const answer = soldAnswer(soldIn(version, name), name);
    // Long enough that one file is written while others wait for the shop.
    setTimeout(() => socket.write(answer), 5);
    return null;
  });
});
afterEach(async () => {
  await shop.close();
  await data.remove();
});

function soldIn(inVersion: number, name: string): Sold {
  if (name.endsWith('-gone')) return 'gone';
  const pounds = 20 + games.findIndex((game) => name.startsWith(game)) + (inVersion % 7);
  return { price: pounds + 0.49, in_stock: inVersion % 2 === 0 };
}

/** A game's expected file for a version of prices; dates are left open, since a day may end meanwhile. */
function fileIn(inVersion: number, game: string): string {
  const offers = names.map((name) => {
    const sold = soldIn(inVersion, `${game}-${name}`);
    const shown = sold === 'gone' ? { price: 12, in_stock: true } : sold;
    return [name, { ...shown, last_checked: sold === 'gone' ? '2026-01-02' : 'DATE' }] as const;
  });
  return offersText(game, shop.origin, new Map(offers));
}

async function readOpen(game: string): Promise<string> {
  const today = new RegExp(`"(?:${[...days()].join('|')})"`, 'g');
  return (await data.read(game)).replaceAll(today, '"DATE"');
}

const begun = Date.now();
/** Today, and the day on which the test began. */
function days(): Set<string> {
  return new Set([begun, Date.now()].map((time) => new Date(time).toISOString().slice(0, 10)));
}

/** Runs the command, and kills it some ms after the shop's first request; took: ms from then to its end. */
async function killRun(after: number): Promise<{ killed: boolean; took: number }> {
  const asked = shop.paths.length;
  const child = spawn(
    process.execPath,
    [
      program.script,
      'check',
      '--data',
      data.dir,
      '--allow-address',
      shop.allowed,
      '--concurrency',
      '2',
      '--write',
    ],
    { stdio: 'ignore' },
  );
  let start = 0;
  const watch = setInterval(() => {
    if (shop.paths.length === asked) return;
    clearInterval(watch);
    start = performance.now();
    if (after < Infinity) setTimeout(() => child.kill('SIGKILL'), after);
  }, 1);
  return new Promise((resolve, reject) => {
    child.on('exit', (_code, signal) => {
      clearInterval(watch);
      if (start === 0) reject(new Error('The program asked no shop.'));
      resolve({ killed: signal === 'SIGKILL', took: performance.now() - start });
    });
  });
}

it(
  `leaves whole files after each of ${kills} kills, and the next run does the rest`,
  { timeout: 20_000 * kills },
  async () => {
    const old = '2026-01-01T03:00:00Z';
    for (const game of games) await data.write(game, fileIn(0, game).replaceAll('DATE', '2026-01-01'));
    await checkOnce(data.dir, shop.allowed);
    // Each broken link failed on one earlier night.
    const struck = (await data.state()).replaceAll(/"struck": "[^"]+"/g, `"struck": "${old}"`);
    await writeFile(join(data.dir, 'state/checks.json'), struck);

    let killed = 0;
    let between = 0;
    // The kills are spread over the time that a run takes on this machine.
    let span = (await killRun(Infinity)).took;
    for (let round = 0; killed < kills; round++) {
      expect(round).toBeLessThan(3 * kills);
      version += 1;
      const run = await killRun(random() * span);
      if (run.killed) killed += 1;
      span = run.killed ? span * 1.02 : (span + run.took) / 2;

      const after = await Promise.all(games.map(readOpen));
      const [older, newer] = [version - 1, version].map((one) => games.map((game) => fileIn(one, game)));
      for (const [index, text] of after.entries())
        expect([older?.[index], newer?.[index]], `round ${round}`).toContain(text);
      const changed = after.filter((text, index) => text === newer?.[index]).length;
      if (changed > 0 && changed < games.length) between += 1;
      const state = parseCheckState(await data.state());
      expect(state?.size).toBe(games.length * names.length);
      for (const [id, { strikes, seen }] of state ?? []) {
        const gone = id.endsWith('-gone');
        expect(gone ? [1, 2] : [0]).toContain(strikes);
        // A sight has the values of one version, never a mixture.
        if (gone) expect(seen).toBeNull();
        else expect([soldIn(version - 1, id), soldIn(version, id)]).toContainEqual(pick(seen));
      }

      await checkOnce(data.dir, shop.allowed);
      expect(await Promise.all(games.map(readOpen))).toEqual(newer);
      expect(await data.names()).toEqual(
        [...games.map((game) => `${game}.yaml`), 'checks.json', 'history'].sort(),
      );
      const repaired = parseCheckState(await data.state());
      for (const [id, { strikes, seen }] of repaired ?? []) {
        const sold = soldIn(version, id);
        if (sold === 'gone') expect(strikes).toBe(2);
        else expect(pick(seen)).toEqual(sold);
      }
    }
    // Kills that fell before the first file and after the last prove little.
    console.log('between', between, killed);
    expect(between).toBeGreaterThan(kills / 10);
  },
);

function pick(seen: { price: number | null; in_stock: boolean | null } | null) {
  return seen && { price: seen.price, in_stock: seen.in_stock };
}
