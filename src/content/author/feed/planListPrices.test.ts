import { expect, it } from 'vitest';
import { parsePrice } from '../../../check/read/price/parsePrice.ts';
import { loadSample, sampleFolder } from '../../../tests/sample/sample.ts';
import { parseYaml } from '../../yaml/parse.ts';
import { readDataFiles } from '../change.ts';
import { feedItems } from './matchRow.ts';
import { planListPrices } from './planListPrices.ts';
import { readFeed } from './readFeed.ts';

async function plan(csv: string, publisher = 'Stonemaier Games') {
  const files = (await readDataFiles(sampleFolder)).filter(({ kind }) => kind === 'game');
  const options = {
    date: '2026-11-01',
    today: '2026-11-28',
    readPrice: parsePrice,
    catalog: { currency: '' },
  };
  const feed = readFeed(csv, options);
  if ('refused' in feed) throw new Error(feed.refused);
  const catalog = { publisher, url: 'https://example.com/catalog.csv', date: '2026-11-01' };
  const planned = planListPrices(feed.rows, { items: feedItems(await loadSample()), files, catalog });
  const file = files.find(({ name }) => name === 'wingspan');
  const text = planned.write.get(file?.path ?? '') ?? '';
  return { ...planned, data: text === '' ? null : parseYaml('wingspan.yaml', Buffer.from(text)).data };
}

const header = 'SKU,Description,UPC,MSRP,Release Date';

it('writes list price, number, and source of a box into the file of its game', async () => {
  const { data, changed } = await plan(
    `${header}\nSTM1,Wingspan: Oceania Expansion,644216627721,$35.00,2020-12-01`,
  );
  expect(changed).toEqual(['wingspan/oceania']);
  const id = 'catalog-stonemaier-games';
  expect(data).toMatchObject({
    sources: expect.arrayContaining([
      {
        id,
        title: 'Stonemaier Games: catalog',
        url: 'https://example.com/catalog.csv',
        kind: 'publisher',
        data_as_of: '2026-11-01',
      },
    ]) as unknown,
    expansions: expect.arrayContaining([
      expect.objectContaining({
        id: 'oceania',
        gtins: expect.arrayContaining(['644216627721']) as unknown,
        list_price: [{ currency: 'USD', amount: 35, date: '2026-11-01', source_id: id }],
      }),
    ]) as unknown,
  });
});

it('says who states the price if it is not the publisher of the game', async () => {
  const { data } = await plan(`${header}\nA1,Wingspan: Oceania Expansion,,$35.00,`, 'Asmodee');
  expect(JSON.stringify(data)).toContain('"stated_by":"Asmodee"');
});

it('asks about other languages and about two rows of one name', async () => {
  const rows = ['Wingspan: Oceania (German Edition),,$35.00,', 'Wingspan,,$55.00,', 'Wingspan,,$60.00,'];
  const { doubtful, changed } = await plan([header, ...rows.map((row) => `S,${row}`)].join('\n'));
  expect(doubtful.map(({ why }) => why)).toEqual([
    'it also says "german"',
    'several rows have this name',
    'several rows have this name',
  ]);
  expect(changed).toEqual([]);
});

it('asks about a decision that names no box', async () => {
  const { doubtful, changed } = await plan('box,title,MSRP\nwingspan/ocenia,Wingspan: Oceania,$35.00');
  expect(doubtful.map(({ why }) => why)).toEqual([
    'no box is called "wingspan/ocenia"; did you mean "wingspan/oceania"?',
  ]);
  expect(changed).toEqual([]);
});
