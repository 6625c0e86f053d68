import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { practicePages } from './pages.ts';

const shop = 'PracticeShop';

/** The file of offers that the practice check writes to. */
export const practiceOffers = path.join('offers', 'practice.yaml');

/**
 * Makes copy a data folder like dir whose offers all lead to the practice shop at origin. The first failure
 * already counts, and there are no waiting times.
 */
export async function writePracticeData(dir: string, copy: string, origin: string): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  await mkdir(path.join(copy, 'offers'), { recursive: true });
  for (const name of ['games', 'guides', 'home.yaml', 'redirects.yaml'])
    await cp(path.join(dir, name), path.join(copy, name), { recursive: true });
  const site = parseDocument(await readFile(path.join(dir, 'site.yaml'), 'utf8'));
  for (const [field, value] of Object.entries({ strikes: 1, delay_ms: 0, fresh_hours: 0 }))
    site.setIn(['check', field], value);
  await writeFile(path.join(copy, 'site.yaml'), site.toString());
  await writeFile(path.join(copy, 'retailers.yaml'), stringify({ retailers: [practiceRetailer] }));
  const offers = practicePages.map(({ name, stored, isSearch = false }) => ({
    id: `practice-${name}`,
    item_type: 'base',
    game_id: 'practice',
    retailer: shop,
    region: 'US',
    url: `${origin}/${isSearch ? 'search?q=harbor' : `products/${name}`}`,
    link: isSearch ? 'search' : 'product',
    currency: 'USD',
    ...stored,
    last_checked: stored.price === null ? null : '2026-01-01',
    priority: 1,
  }));
  await writeFile(path.join(copy, practiceOffers), stringify({ game_id: 'practice', offers }));
}

const practiceRetailer = {
  id: shop,
  name: 'Practice Shop',
  region: 'US',
  currency: 'USD',
  hosts: ['127.0.0.1'],
  specialty: true,
  mode: 'page',
  price_max_age_days: 30,
};
