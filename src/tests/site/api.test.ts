import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, formatDate } from '../../domain/dates.ts';
import { formatPrice } from '../../domain/offers.ts';
import { guidePath } from '../../domain/routes.ts';
import type { ApiGuideList } from '../../site/api/apiFiles.ts';
import type { ApiGuide } from '../../site/api/apiGuide.ts';
import { afterPriceCheck, dataFiles, withGuide } from './dataFiles.ts';
import { loadSample } from '../sample/sample.ts';
import { parse, renderPages } from './renderSite.ts';
import { withPrices } from './withPrices.ts';

const content = await loadSample();
const ids = [...content.guides.values()].flatMap(({ id, status }) => (status === 'published' ? [id] : []));
let files = new Map<string, string>();
beforeAll(async () => {
  files = await dataFiles(content);
});

const list = (from: Map<string, string>) => JSON.parse(from.get('api/guides.json') ?? '') as ApiGuideList;
const guide = (from: Map<string, string>, id: string) =>
  JSON.parse(from.get(`api/guides/${id}.json`) ?? '') as ApiGuide;

/** Errors of the API's files against the published schema, as [path, location and reason]. */
function faults(from: Map<string, string>): [string, string][] {
  const schema = JSON.parse(from.get('api/schema.json') ?? '') as { $id: string };
  const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true });
  addFormats(ajv);
  ajv.addSchema(schema);
  return [...from].flatMap(([path, text]) => {
    if (!path.startsWith('api/') || path === 'api/schema.json') return [];
    const value = JSON.parse(text) as { $schema?: string };
    const validate = ajv.getSchema(value.$schema ?? '');
    if (validate === undefined) return [[path, `there is no ${value.$schema}`] as [string, string]];
    if (validate(value) === true) return [];
    return (validate.errors ?? []).map(({ instancePath, message }): [string, string] => [
      path,
      `${instancePath} ${message}`,
    ]);
  });
}

describe('the stock in the list of guides', () => {
  it('says in which regions a ranked box is in stock, and until when', async () => {
    const stockIn = (from: Map<string, string>) =>
      list(from).guides.find(({ id }) => id === 'catan')?.in_stock;
    expect(stockIn(await dataFiles({ ...content, offers: new Map() }))).toEqual([]);
    const [known] = stockIn(await dataFiles(withPrices(content))) ?? [];
    const until = addDays('2026-11-20', content.retailers.get('Zatu')?.price_max_age_days ?? 0);
    expect(known).toEqual({ region: 'UK', ranked_boxes: 1, until });
    expect(faults(await dataFiles(withPrices(content)))).toEqual([]);
  });
});

describe('the published schema', () => {
  it('accepts every file of the API', () => {
    expect([...files.keys()].filter((path) => path.startsWith('api/')).sort()).toEqual(
      [
        'api/deals.json',
        'api/guides.json',
        ...ids.flatMap((id) => [`api/guides/${id}.json`, `api/finder/${id}.json`]),
        'api/schema.json',
        'api/search.json',
      ].sort(),
    );
    expect(faults(files)).toEqual([]);
  });

  it('accepts prices, stock, and omitted optional fields', async () => {
    expect(faults(await dataFiles(afterPriceCheck(content)))).toEqual([]);
    const sparse = withGuide(content, 'wingspan', ({ game, guide: text }) => {
      delete game.designers;
      delete game.compatibility;
      delete game.list_price;
      delete game.availability;
      delete game.contents;
      delete text.editions;
      delete text.bundle;
      text.updated_on = '2026-10';
      for (const box of game.expansions) {
        delete box.rank_recommended;
        delete box.verdict;
        delete box.availability;
        delete box.list_price;
        delete box.contents;
        delete box.complexity_delta;
        delete box.ideal_for;
        delete box.players_after_min;
        delete box.players_after_max;
      }
    });
    expect(faults(await dataFiles(sparse))).toEqual([]);
  });

  it('rejects a missing field, an extra one, and one of the wrong type', () => {
    const broken = (change: (value: Record<string, unknown>) => void) => {
      const value = JSON.parse(files.get('api/guides/wingspan.json') ?? '') as Record<string, unknown>;
      change(value);
      return faults(new Map(files).set('api/guides/wingspan.json', JSON.stringify(value))).map(
        ([, why]) => why,
      );
    };
    expect(broken((value) => delete value['sources'])).toEqual([" must have required property 'sources'"]);
    expect(broken((value) => (value['weight'] = 2.4))).toEqual([' must NOT have additional properties']);
    expect(broken((value) => (value['ranking'] = 'european'))).toEqual(['/ranking must be array']);
  });
});

describe('the list of guides', () => {
  it('links to the page and the facts of each guide, which agree', () => {
    const { guides } = list(files);
    expect(guides.map(({ id }) => id).sort()).toEqual(ids.sort());
    for (const summary of guides) {
      const whole = guide(files, summary.id);
      expect(summary.api_url).toBe(`${content.site.base_url}/api/guides/${summary.id}.json`);
      const shared = ['id', 'name', 'title', 'url', 'updated_on', 'content_hash'] as const;
      for (const key of shared) expect(summary[key]).toBe(whole[key]);
      expect(summary.ranked_boxes).toBe(whole.ranking.length);
      expect(summary.first_pick).toBe(whole.boxes[0]?.title);
    }
  });
});

describe('a guide in the API matches its page', async () => {
  const checked = afterPriceCheck(content);
  const [pages, data] = await Promise.all([renderPages(checked), dataFiles(checked)]);

  it.each(ids)('for %s', (id) => {
    const $ = parse(pages, guidePath(content.guides.get(id)?.slug ?? ''));
    const api = guide(data, id);
    const texts = (selector: string) =>
      $(selector)
        .map((_, element) => $(element).text().trim())
        .get();

    expect($('h1').text()).toBe(api.title);
    expect($('link[rel="canonical"]').attr('href')).toBe(api.url);
    expect($('.plate__meta time').first().text()).toBe(formatDate(api.updated_on));
    expect(texts('.answer p').join(' ')).toContain(api.quick_answer);

    const anchors = $('.rank tbody tr, .group .slim')
      .map((_, box) => `${api.url}#${$(box).attr('id')}`)
      .get();
    const ranked = api.boxes.filter(({ rank }) => rank !== null);
    expect(ranked.map(({ url }) => url)).toEqual(anchors);
    expect(ranked.map(({ id: box }) => box)).toEqual(api.ranking);
    for (const box of ranked) {
      const row = $(`[id="${box.url.split('#')[1] ?? ''}"]`);
      expect(row.text()).toContain(box.short_tagline);
      expect(row.text()).toContain(box.complexity_delta ?? '');
      expect(row.text()).toContain(box.playtime_delta?.slice(1) ?? '');
      if (box.needs !== null) expect(row.text()).toContain(`Needs ${box.needs.join(', ') || 'nothing'}`);
    }
  });

  it('for every offer', () => {
    let seen = 0;
    for (const id of ids) {
      const $ = parse(pages, guidePath(content.guides.get(id)?.slug ?? ''));
      const byId = new Map(guide(data, id).offers.map((offer) => [offer.id, offer]));
      $('.offer-line').each((_, element) => {
        const shown = $(element);
        const offer = byId.get(shown.find('[data-offer]').attr('data-offer') ?? '');
        if (offer === undefined) throw new Error(`An offer of ${id} is not in the API`);
        seen += 1;
        if (offer.link === 'search') expect(shown.text()).toContain(`Search ${offer.retailer}`);
        else {
          const price = offer.price === null ? '' : `${formatPrice(offer.price, offer.currency)} at `;
          if (offer.in_stock !== false) expect(shown.text()).toContain(`${price}${offer.retailer}`);
          if (offer.price === null) return;
          expect(shown.find('time').attr('datetime')).toBe(offer.last_checked);
          expect(shown.attr('data-until')).toBe(offer.price_until);
        }
        const href = shown.find(`[data-offer="${offer.id}"]`).attr('href');
        if (href !== undefined) expect(href).toBe(offer.url);
      });
    }
    expect(seen).toBeGreaterThan(2 * ids.length);
  });
});

describe('the API', () => {
  it('omits prices that are too old for the page', async () => {
    const late = await dataFiles(content, { today: '2027-11-21' });
    expect(guide(files, 'wingspan').offers.some(({ price }) => price !== null)).toBe(true);
    for (const { offers } of ids.map((id) => guide(late, id)))
      expect(offers.filter(({ price, price_until }) => price !== null || price_until !== null)).toEqual([]);
  });

  it('contains no address with our affiliate parameter', async () => {
    const retailers = new Map(
      [...content.retailers].map(([id, retailer]) => [
        id,
        { ...retailer, affiliate: { parameter: 'tag', value: 'ours-20' } },
      ]),
    );
    for (const [path, text] of await dataFiles({ ...content, retailers }))
      expect([path, text.includes('ours-20')]).toEqual([path, false]);
  });

  it('contains no community weight', () => {
    const named = /"[a-z_]*weight[a-z_]*":/;
    for (const id of ids) {
      const text = JSON.stringify({ ...guide(files, id), sources: [], offers: [] });
      expect(text).not.toMatch(named);
      expect([id, text.match(/\bweight (?:of|is)\b|\d\.\d\d?\/5/)]).toEqual([id, null]);
    }
    expect(files.get('api/schema.json')).not.toMatch(named);
  });

  it('writes fields in schema order, so that one changed fact is one changed line', async () => {
    const schema = JSON.parse(files.get('api/schema.json') ?? '') as {
      definitions: Record<'guide' | 'box' | 'offer', { required: string[] }>;
    };
    const whole = guide(files, 'wingspan');
    const { definitions } = schema;
    expect(Object.keys(whole)).toEqual(definitions.guide.required);
    for (const box of whole.boxes) expect(Object.keys(box)).toEqual(definitions.box.required);
    for (const offer of whole.offers) expect(Object.keys(offer)).toEqual(definitions.offer.required);

    const changed = await dataFiles(
      withGuide(content, 'wingspan', ({ offers }) => {
        const zatu = offers.find(({ price }) => price !== null);
        if (zatu) zatu.price = 41;
      }),
    );
    const before = (files.get('api/guides/wingspan.json') ?? '').split('\n');
    const after = (changed.get('api/guides/wingspan.json') ?? '').split('\n');
    expect(after.filter((line, index) => line !== before[index])).toEqual(['      "price": 41,']);
    for (const [path, text] of changed)
      if (path !== 'api/guides/wingspan.json') expect(text).toBe(files.get(path));
  });
});
