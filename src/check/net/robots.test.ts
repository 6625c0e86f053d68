import { describe, expect, it } from 'vitest';
import { readRobots, robotsAgent } from './robots.ts';

const origin = 'https://zatu.com';
const rules = (...lines: string[]) => readRobots(origin, lines.join('\n'), 'guides');
const allowed = (path: string, ...lines: string[]) => rules(...lines).allows(origin + path);

describe('robots.txt', () => {
  it.each<[expected: boolean, path: string, lines: string[]]>([
    [true, '/a', []],
    [false, '/a', ['User-agent: *', 'Disallow: /']],
    [true, '/robots.txt', ['User-agent: *', 'Disallow: /']],
    [true, '/a', ['User-agent: *', 'Disallow:']],
    [true, '/a', ['User-agent: other', 'Disallow: /']],
    [false, '/a', ['User-agent: Guides', 'Disallow: /']],
    [false, '/a', ['user-AGENT:guides/2.0', 'DISALLOW:/a']],
    [true, '/a', ['User-agent: guidesbot', 'Disallow: /']],
    [true, '/a', ['User-agent: *', 'Disallow: /', '', 'User-agent: guides', 'Disallow: /b']],
    [true, '/a', ['User-agent: guides', 'Allow: /', '', 'User-agent: *', 'Disallow: /']],
    [false, '/a', ['User-agent: other', 'User-agent: guides', 'Disallow: /']],
    [false, '/a', ['User-agent: guides', 'User-agent: other', 'Disallow: /']],
    [true, '/b', ['User-agent: guides', 'Disallow: /a', 'User-agent: other', 'Disallow: /b']],
    [false, '/b', ['User-agent: guides', 'Disallow: /a', 'User-agent: guides', 'Disallow: /b']],
    [true, '/products/x', ['User-agent: *', 'Disallow: /', 'Allow: /products/']],
    [false, '/search?q=azul', ['User-agent: *', 'Disallow: /search']],
    [false, '/x?sort=price', ['User-agent: *', 'Disallow: /*?sort=']],
    [false, '/x.pdf', ['User-agent: *', 'Disallow: /*.pdf$']],
    [true, '/x.pdf?y', ['User-agent: *', 'Disallow: /*.pdf$']],
    [false, '/a', ['\ufeffUser-agent: *', 'Disallow: /']],
    [false, '/a', ['User-agent: * # everybody', 'Disallow: / # everything']],
    [true, '/a', ['Disallow: /']],
    [true, '/a', ['<!doctype html>', '<title>Not found</title>']],
    [false, '/b', ['User-agent: *', 'Sitemap: https://zatu.com/s.xml', 'Disallow: /b']],
    [false, '/b', ['User-agent: *', 'Crawl-delay: 2', 'User-agent: other', 'Disallow: /b']],
    [
      false,
      '/b',
      ['User-agent: guides', 'Sitemap: https://zatu.com/s.xml', 'User-agent: other', 'Disallow: /b'],
    ],
    [
      true,
      '/b',
      ['User-agent: guides', 'Crawl-delay: 2', 'Disallow: /a', 'User-agent: other', 'Disallow: /b'],
    ],
    [false, '/a|b', ['User-agent: *', 'Disallow: /a|b']],
    [false, '/x?filter[color]=1', ['User-agent: *', 'Disallow: /*?filter[']],
    [false, '/x?a={b}', ['User-agent: *', 'Disallow: /*{b}']],
    [false, "/x?it's", ['User-agent: *', "Disallow: /x?it's"]],
    [false, '/a%7cb', ['User-agent: *', 'Disallow: /a%7Cb']],
    [false, '/é', ['User-agent: *', 'Disallow: /é']],
    [true, '/b', ['User-agent: guides', `Disallow: /${'x'.repeat(4_000)}`, 'User-agent: *', 'Disallow: /b']],
  ])('returns %j for %s with %j', (expected, path, lines) => {
    expect(allowed(path, ...lines)).toBe(expected);
  });

  it.each([
    [['User-agent: *', 'Crawl-delay: 5'], 5_000],
    [['User-agent: guides', 'Crawl-delay: 0.5'], 500],
    [['User-agent: *', 'Crawl-delay: 5', 'User-agent: guides', 'Crawl-delay: 1'], 1_000],
    [['User-agent: other', 'Crawl-delay: 5'], 0],
    [['User-agent: *', 'Crawl-delay: -1'], 0],
    [['User-agent: *', 'Crawl-delay: soon'], 0],
    [['User-agent: *', 'Crawl-delay: 1e9'], 1e12],
  ])('with %j requires %j ms between requests', (lines, expected) => {
    expect(rules(...lines).crawlDelayMs).toBe(expected);
  });

  it('is the same with any line breaks', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const text = ['User-agent: *', 'Disallow: /a'].join(end);
      expect(readRobots(origin, text, 'guides').allows(`${origin}/a`)).toBe(false);
    }
  });

  it('with many names and rules takes little time and memory', () => {
    const names = Array.from(
      { length: 18_000 },
      (_, index) => `User-agent: ${index % 2 ? '*' : `b${index}`}`,
    );
    const read = rules(...names, ...Array.from({ length: 20_000 }, () => 'Allow: /'));
    expect(read.allows(`${origin}/a`)).toBe(true);
  });

  it('with many stars is matched in bounded time, even with a long address', () => {
    const read = rules(
      'User-agent: *',
      ...Array.from({ length: 400 }, () => `Disallow: /${'*a'.repeat(600)}b`),
    );
    expect(read.allows(`${origin}/${'a'.repeat(8_000)}`)).toBe(true);
  });
});

it.each([
  ['Guides/1.0 (+https://guides.example/contact)', 'guides'],
  ['board-game-guides/1.0', 'board-game-guides'],
  ['Mozilla/5.0 (compatible; Guides/1.0; +https://guides.example)', 'guides'],
  ['Guides', 'guides'],
])('the User-Agent %j has the name %j', (userAgent, expected) => {
  expect(robotsAgent(userAgent)).toBe(expected);
});
