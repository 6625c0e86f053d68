import { describe, expect, it } from 'vitest';
import { loadSample, today } from '../../tests/sample/sample.ts';
import { courseOfSeafarers, withPrices } from '../../tests/site/withPrices.ts';
import { publishedGuides } from '../../site/guides/publishedGuides.ts';
import { newsText } from '../prices.ts';
import { priceNews } from '../../site/guides/deals.ts';

const data = await loadSample();
const newsOf = (content: typeof data) => priceNews({ content, guides: publishedGuides(content), today });

describe('the news of prices and stock', () => {
  it('names a good price with its shop, its first day and the usual price', () => {
    expect(newsText(newsOf(withPrices(data)), 'pretty')).toBe(
      'Good prices\n  CATAN: Seafarers: £20 at Zatu Games (UK) since 2026-11-11, 20 % below the usual £25\n',
    );
  });

  it('names boxes that are back in stock, and boxes that no shop has had for 60 days', () => {
    const out = { date: '2026-09-10', stock: false };
    const gone = newsOf(withPrices(data, [courseOfSeafarers[0], out]));
    expect(gone.gone).toEqual([{ box: 'CATAN: Seafarers', region: 'UK', since: '2026-09-10' }]);
    const back = newsOf(withPrices(data, [courseOfSeafarers[0], out, { date: '2026-11-19', stock: true }]));
    expect(newsText(back, 'pretty')).toBe(
      'Back in stock\n  CATAN: Seafarers: at Zatu Games (UK) since 2026-11-19; no shop had it since 2026-09-10\n',
    );
  });

  it('is empty in a pull request if there is no news', () => {
    expect(newsText(newsOf(data), 'markdown')).toBe('');
    expect(newsText(newsOf(data), 'pretty')).toContain('No good price');
  });

  it('mentions no GitHub user in a pull request', () => {
    const deal = {
      box: 'Catan: @octocat <b>',
      region: 'UK' as const,
      shop: '[Zatu](https://zatu.com)',
      on: '',
      outSince: '',
    };
    const text = newsText({ deals: [], back: [deal], gone: [] }, 'markdown');
    expect(text).toContain('Catan: \\@octocat \\<b\\>');
    expect(text).toContain('\\[Zatu\\]');
  });
});
