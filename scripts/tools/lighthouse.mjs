// Lighthouse, as on a phone, over pages of a running site; it needs `npm ci` in this folder and a Chromium.
// Usage: node lighthouse.mjs [ORIGIN]       (CHROME_PATH names the browser)
// Exit 0: every page meets the limits. 1: one does not. 2: could not run.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const origin = process.argv[2] ?? 'http://127.0.0.1:8080';
const pages = [
  '/',
  '/board-game-expansions',
  '/guides/pandemic-expansion-order',
  '/guides/terraforming-mars-expansion-order',
  '/guides/wingspan-expansion-order',
  '/how-to-choose',
  '/no-such-page',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Times in milliseconds. */
const bars = { 'largest-contentful-paint': 1_400, 'cumulative-layout-shift': 0, 'total-blocking-time': 0 };

const chrome = await launch({ chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'] });
let failed = 0;
try {
  console.log(['page', ...categories, 'LCP ms', 'CLS', 'TBT ms'].join('\t'));
  for (const page of pages) {
    const missing = page === '/no-such-page';
    const { lhr } = await lighthouse(origin + page, {
      port: chrome.port,
      onlyCategories: categories,
      // Lighthouse accepts only status 200 for a page unless told otherwise.
      ignoreStatusCode: missing,
    });
    if (lhr.runtimeError !== undefined) {
      console.error(`${page}: ${lhr.runtimeError.message}`);
      process.exitCode = 2;
      continue;
    }
    const scores = categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100));
    const figures = Object.keys(bars).map((name) => lhr.audits[name]?.numericValue ?? Number.NaN);
    console.log([page, ...scores, ...figures.map((figure) => figure.toFixed(2))].join('\t'));
    // The page for missing addresses asks search engines not to list it, so its SEO score is ignored.
    const wrong = categories.filter((name, index) => scores[index] !== 100 && !(missing && name === 'seo'));
    const slow = Object.entries(bars).filter(([, bar], index) => !(figures[index] <= bar));
    if (wrong.length > 0 || slow.length > 0) failed += 1;
    for (const name of wrong) {
      const refs = lhr.categories[name]?.auditRefs ?? [];
      const low = refs.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1);
      console.log(
        `  ${name}: ${low.map(({ id }) => `${id} ${lhr.audits[id]?.displayValue ?? ''}`).join('; ')}`,
      );
    }
  }
} finally {
  chrome.kill();
}
if (failed > 0) process.exitCode ??= 1;
