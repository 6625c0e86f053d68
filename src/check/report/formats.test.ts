import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { findPriceJump } from '../writeBack/editOffers.ts';
import { formatReport, reportFormats } from './formats.ts';
import { groupResults } from './groups.ts';
import { hostileReport, sampleReport } from './testing/sampleReport.ts';

const changeRules = { priceJumpRatio: 3, acceptPriceJumps: false };

describe('a report with every verdict', () => {
  it.each(reportFormats)('matches the golden file as %s', async (format) => {
    const text = formatReport(sampleReport, format);
    await expect(text).toMatchFileSnapshot(`golden/${format}.txt`);
  });

  it.each(reportFormats)('lists, as %s, each offer that needs a look', (format) => {
    const text = formatReport(sampleReport, format);
    for (const id of ['azul-broken', 'azul-jump', 'azul-tag', 'azul-unwritten']) expect(text).toContain(id);
  });
});

it.each([
  ['that differs from the stored one', findPriceJump(29.99, 299, changeRules)],
  ['that is the first, and differs from all others', findPriceJump(null, 3499, changeRules, [34.99])],
])('a price held back %s is listed to be looked at and accepted', (_, held) => {
  const [result] = sampleReport.results;
  const [group] = groupResults(result === undefined ? [] : [{ ...result, error: false, held }]);
  expect(group?.title).toContain('run with --accept-price-jumps');
});

describe('hostile text', () => {
  it('never ends a line or starts a command in pretty and github', () => {
    expect(formatReport(hostileReport, 'pretty')).not.toMatch(/^\s*(?:::|#)/m);
    const lines = formatReport(hostileReport, 'github').trimEnd().split('\n');
    expect(lines).toHaveLength(1);
    const [, properties = '', message = ''] = /^::error ([^:]*)::(.*)$/.exec(lines[0] ?? '') ?? [];
    expect(properties.split(',').map((pair) => pair.split('=')[0])).toEqual(['file', 'line', 'title']);
    expect(message.replace(/%25/g, '')).not.toContain('%');
  });

  it('stays text in XML', () => {
    const text = formatReport(hostileReport, 'junit');
    // Characters that XML does not allow, even escaped.
    expect(text).not.toMatch(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);
    const $ = load(text, { xml: true });
    const names = $('*')
      .toArray()
      .map((element) => $(element).prop('tagName')?.toLowerCase());
    expect(names).toEqual(['testsuites', 'testsuite', 'testcase', 'failure']);
    expect($('failure').attr('message')).toContain('onerror=alert(1)>"');
    expect($('testcase').attr('name')).toContain('"\'&amp; |');
  });

  it('stays text in HTML, without links', () => {
    const $ = load(formatReport(hostileReport, 'html'));
    expect($('script, img, iframe, object, a[href^="javascript"], [onerror], link, base')).toHaveLength(0);
    expect($('h3').text()).toContain('onerror=alert(1)>"');
    expect($('li.offer')).toHaveLength(1);
  });

  it('stays in one Markdown cell, without links, mentions or issues', () => {
    const text = formatReport(hostileReport, 'markdown');
    for (const row of text.split('\n').filter((line) => line.startsWith('| \\'))) {
      expect(row.replace(/\\./g, '').split('|')).toHaveLength(5);
    }
    const bare = text.replace(/\\./g, '');
    expect(bare).not.toMatch(/[<>`[\]]|https?:\/\/|www\.|@\w|#\w/);
    expect(text.match(/^# /gm)).toHaveLength(1);
  });
});

it('the HTML report loads nothing and runs no script', () => {
  const $ = load(formatReport(sampleReport, 'html'));
  expect($('[src], link, script, [style]')).toHaveLength(0);
  expect($('style').text()).not.toMatch(/url\(|@import|@font-face/);
  expect($('meta[http-equiv="content-security-policy"]').attr('content')).toContain("default-src 'none'");
});

it('a report with only broken links fits into a pull request’s body', () => {
  const broken = sampleReport.results.find(({ verdict }) => verdict === 'broken');
  const results = Array.from({ length: 5_000 }, (_, index) => ({
    ...(broken ?? sampleReport.results[0]),
    id: `offer-${index}`,
    evidence: 'x'.repeat(5_000),
  })) as typeof sampleReport.results;
  const text = formatReport({ ...sampleReport, results }, 'markdown');
  expect(text.length).toBeLessThan(65_536);
  const shown = text.match(/^\| offer\\?-/gm)?.length ?? 0;
  expect(shown).toBeGreaterThan(60);
  expect(text).toContain(`And ${5_000 - shown} more.`);
});

it('a report with hundreds of results in every group fits into a pull request’s body', () => {
  const results = sampleReport.results.flatMap((result) =>
    Array.from({ length: 500 }, (_, index) => ({
      ...result,
      id: `${result.id}-${index}`,
      evidence: 'x'.repeat(400),
    })),
  );
  const text = formatReport({ ...sampleReport, results }, 'markdown');
  expect(text.length).toBeLessThan(65_536);
  // Groups that do not fit are listed with their counts.
  expect(text).toContain('\n500 more.\n');
});

describe('a run without a network', () => {
  const failure = { code: 'check/no-network', message: 'No network: no shop was reached.' };
  const report = { ...sampleReport, results: [], complete: false, failure };
  it.each(reportFormats)('says as %s that nothing was checked', (format) => {
    const text = formatReport(report, format);
    expect(text).toContain('No network');
    expect(text).not.toContain('offers checked');
    expect(text).not.toContain('Nothing to do');
    if (format === 'junit') expect(text).toContain('tests="1" failures="1"');
  });
});
