import { beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '../content.ts';
import { loadSample, sampleFolder } from '../../tests/sample/sample.ts';
import { acceptData } from '../schema/accept.ts';
import { parseYaml } from '../yaml/parse.ts';
import { readDataFiles, type DataFile } from './change.ts';
import { feedItems } from './feed/matchRow.ts';
import { planSeen, type Sighting } from './planSeen.ts';

let content: Content;
let files: DataFile[];
beforeAll(async () => {
  content = await loadSample();
  files = await readDataFiles(sampleFolder);
});

function sighting(key: string, shop: string, more: Partial<Sighting> = {}): Sighting {
  const item = feedItems(content).find((one) => one.key === key);
  const retailer = content.retailers.get(shop);
  if (item === undefined || retailer === undefined) throw new Error(`No ${key} or ${shop}`);
  return { item, retailer, price: 24.5, url: null, date: '2026-11-20', ...more };
}

function written(kind: 'game' | 'offers', seen: Sighting) {
  const plan = planSeen(files, seen);
  if ('refused' in plan) throw new Error(plan.refused);
  const file = files.find((one) => one.kind === kind && one.name === seen.item.game.id);
  const text = plan.write.get(file?.path ?? '') ?? '';
  return {
    before: file?.source.text.split('\n') ?? [],
    text,
    data: parseYaml('a.yaml', Buffer.from(text)).data,
  };
}

describe('a sighting', () => {
  it('is written into the offer that has the page', () => {
    const { data } = written('offers', sighting('catan/seafarers', 'Zatu'));
    const offer = acceptData('offers', data)?.offers.find(({ id }) => id === 'catan-seafarers-zatu');
    expect(offer).toMatchObject({ price: 24.5, in_stock: true, last_checked: '2026-11-20' });
  });

  it('claims no price that nobody saw', () => {
    const { data } = written('offers', sighting('catan/seafarers', 'Zatu', { price: null }));
    const offer = acceptData('offers', data)?.offers.find(({ id }) => id === 'catan-seafarers-zatu');
    expect(offer).toMatchObject({ price: null, in_stock: true, last_checked: '2026-11-20' });
  });

  it('sets availability with the shop’s page as its source and changes no other line', () => {
    const { before, text, data } = written('game', sighting('catan/seafarers', 'Zatu'));
    const game = acceptData('game', data);
    const box = game?.expansions.find(({ id }) => id === 'seafarers');
    expect(box?.availability).toEqual({
      status: 'on_sale',
      place: 'Zatu Games',
      date: '2026-11-20',
      source_id: 'seen-zatu-seafarers',
    });
    expect(game?.sources.find(({ id }) => id === 'seen-zatu-seafarers')).toMatchObject({
      url: 'https://zatu.com/products/catan-seafarers-expansion-6th-edition',
      kind: 'shop',
      read: '2026-11-20',
    });
    const kept = text.split('\n').filter((line) => before.includes(line));
    expect(kept.length).toBeGreaterThanOrEqual(before.length);
  });

  it('needs the page’s address if only a search is known', () => {
    expect(planSeen(files, sighting('catan/seafarers', 'MiniatureMarket'))).toMatchObject({
      hint: 'Add its address with --url.',
    });
    const url = 'https://www.miniaturemarket.com/catan-seafarers.html';
    const { data } = written('offers', sighting('catan/seafarers', 'MiniatureMarket', { url }));
    const offer = acceptData('offers', data)?.offers.find((one) => one.url === url);
    expect(offer).toMatchObject({ link: 'product', price: 24.5, in_stock: true });
  });

  it('never replaces a later sighting', () => {
    const seen = sighting('catan/seafarers', 'Zatu', { date: '1999-01-01' });
    expect(planSeen(files, seen)).toMatchObject({
      refused: expect.stringContaining('after 1999-01-01') as string,
    });
  });

  it('never changes an existing address', () => {
    const url = 'https://zatu.com/products/another-page';
    expect(planSeen(files, sighting('catan/seafarers', 'Zatu', { url }))).toHaveProperty('refused');
  });
});
