import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ListResult } from '../../../check/report/report.ts';
import { defaultPath, type Truth } from '../../../check/read/cases/truth.ts';
import { type HostileCase } from './case.ts';
import { saidAgainst } from '../../../check/read/cases/truth.ts';
import { openShops, type Shops } from './shops.ts';

const program = fileURLToPath(new URL('../../../../scripts/guides.mjs', import.meta.url));

/** Shops with an affiliate parameter and with an affiliate network. */
const affiliates = {
  Tagged: '{ parameter: ref, value: ours }',
  Wrapped: '{ wrapper: "https://go.example/out?id=7&to={url}&ok=1" }',
};

/** The result of a run of the real command. */
export interface TableRun {
  shops: Shops;
  /** By case name. */
  results: ReadonlyMap<string, ListResult>;
  code: number;
  stderr: string;
  ms: number;
}

/** Opens a shop for each case and checks them all in one process; the shops stay open. */
export async function runTable(cases: readonly HostileCase[]): Promise<TableRun> {
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'hostile-'));
  const shops = await openShops(cases);
  const list = path.join(scratch, 'list.json');
  await writeFile(list, JSON.stringify(cases.map((one) => entryOf(one, shops))));
  await writeFile(path.join(scratch, 'retailers.yaml'), retailersYaml());
  const servers = [shops.other, ...[...shops.byCase.values()].map(({ server }) => server)];
  const allowed = servers.flatMap((server) => ['--allow-address', server.allowed]);
  const args = ['check', 'urls', list, '--mode', 'page', '--data', scratch, '--concurrency', '8', ...allowed];
  const start = performance.now();
  const ended = await new Promise<Omit<TableRun, 'shops'>>((resolve) => {
    execFile(process.execPath, [program, ...args], { maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      const ms = performance.now() - start;
      const rows = JSON.parse(stdout) as ListResult[];
      const results = new Map(rows.map((row) => [row.id, row]));
      resolve({ results, code: error === null ? 0 : Number(error.code), stderr, ms });
    });
  });
  await rm(scratch, { recursive: true, force: true });
  return { ...ended, shops };
}

function retailersYaml(): string {
  const entries = Object.entries(affiliates).map(
    ([id, affiliate]) =>
      `  - { id: ${id}, name: ${id}, region: UK, currency: GBP, hosts: [shop.example], specialty: true, mode: page, price_max_age_days: 30, affiliate: ${affiliate} }`,
  );
  return `retailers:\n${entries.join('\n')}\n`;
}

function entryOf(one: HostileCase, { byCase }: Shops) {
  const { name, retailer = 'Other', currency = 'GBP', url = defaultPath } = one;
  const shop = byCase.get(one);
  if (shop === undefined) throw new Error(`no shop for ${name}`);
  const asked = typeof url === 'string' ? url : url(shop.places);
  return { id: name, retailer, currency, url: asked.startsWith('/') ? shop.places.shop + asked : asked };
}

/** The verdict on a case, in the form of its truth; null counts as the truth if the case is unclear. */
export function saidOf(one: HostileCase, { shops, results }: TableRun): Truth {
  const { truth } = one;
  const row = results.get(one.name);
  const origin = shops.byCase.get(one)?.server.origin ?? '';
  if (row === undefined) throw new Error(`no result for ${one.name}`);
  const { verdict, in_stock, price, currency, tag_lost, final_url } = row;
  const leadsTo =
    final_url?.replace(new RegExp(`^${origin}(?=/)`), '').replace(shops.other.origin, 'OTHER') ?? null;
  return saidAgainst(truth, { verdict, in_stock, price, currency, tag_lost, leadsTo });
}
