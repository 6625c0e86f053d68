import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withoutWaiting } from './withoutWaiting.ts';

const base = fileURLToPath(new URL('../golden/base/', import.meta.url));

/** The stored values of one offer; null for unknown. */
export interface Shown {
  price: number | null;
  in_stock: boolean | null;
  /** As written in the file. */
  last_checked: string | null;
}

/** A separate data folder for a night of checks. */
export interface NightData {
  scratch: string;
  dir: string;
  /** Writes offers/GAME.yaml. */
  write: (game: string, text: string) => Promise<void>;
  read: (game: string) => Promise<string>;
  /** Names of everything below offers/ and state/, including hidden files. */
  names: () => Promise<string[]>;
  state: () => Promise<string>;
  remove: () => Promise<void>;
}

/** The small valid data without its offers; nothing is cached, and there are no delays between requests. */
export async function nightData(): Promise<NightData> {
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'night-'));
  const dir = path.join(scratch, 'data');
  await cp(base, dir, { recursive: true });
  const site = path.join(dir, 'site.yaml');
  await writeFile(site, withoutWaiting(await readFile(site, 'utf8')));
  await rm(path.join(dir, 'offers'), { recursive: true });
  await mkdir(path.join(dir, 'offers'));
  const list = (folder: string) => readdir(path.join(dir, folder)).catch(() => []);
  return {
    scratch,
    dir,
    write: (game, text) => writeFile(path.join(dir, 'offers', `${game}.yaml`), text),
    read: (game) => readFile(path.join(dir, 'offers', `${game}.yaml`), 'utf8'),
    names: async () => [...(await list('offers')), ...(await list('state'))].sort(),
    state: () => readFile(path.join(dir, 'state/checks.json'), 'utf8'),
    remove: () => rm(scratch, { recursive: true, force: true }),
  };
}

/** A game's offers file, with comments, quotes and line breaks as people write them. */
export function offersText(game: string, origin: string, offers: ReadonlyMap<string, Shown>): string {
  const lines = [...offers].map(
    ([name, { price, in_stock, last_checked }]) => `  # Found by hand: ${name}.
  - id: ${game}-${name}
    item_type: base
    game_id: "${game}"   # as the file is called
    retailer: Zatu
    region: UK
    url: '${origin}/products/${game}-${name}'
    link: product
    currency: GBP
    "price": ${String(price)}\t# £, with VAT
    in_stock: ${String(in_stock)} # not "soon"

    last_checked: ${last_checked === null ? 'null' : `"${last_checked}"`}
    priority: 1
`,
  );
  return `# Offers of ${game}.\ngame_id: ${game}\noffers:\n${lines.join('')}`.replaceAll('\n', '\r\n');
}
