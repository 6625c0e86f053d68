import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { CheckResult } from '../../check/report/report.ts';
import { practicePages } from '../../cli/check/practice.ts';

const program = fileURLToPath(new URL('../../../scripts/guides.mjs', import.meta.url));
const base = fileURLToPath(new URL('../golden/base/', import.meta.url));

function practice(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, 'check', '--practice', '--data', base, ...args]);
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.on('close', (code) => {
      resolve({ code, out, err });
    });
  });
}

it('guides check --practice visits every kind of page, and writes back what is certain', async () => {
  const { code, out, err } = await practice('--format', 'json');
  const { results } = JSON.parse(out) as { results: CheckResult[] };
  const said = Object.fromEntries(
    results.map(({ id, verdict, change, held }) => [
      id.replace('practice-', ''),
      [verdict, change?.in_stock ?? change?.price ?? (held === null ? null : 'held')],
    ]),
  );
  expect(said).toEqual({
    'in-stock': ['ok', null],
    'out-of-stock': ['ok', false],
    preorder: ['ok', false],
    cheaper: ['ok', 24.99],
    'price-jump': ['ok', 'held'],
    'wrong-currency': ['ok', null],
    'first-seen': ['ok', true],
    moved: ['redirected', null],
    gone: ['broken', null],
    'soft-404': ['soft404', null],
    'bot-wall': ['blocked', null],
    'says-nothing': ['unknown', null],
    slow: ['ok', null],
    'hangs-up': ['unreachable', null],
    search: ['ok', null],
    shopify: ['ok', false],
    woocommerce: ['ok', 24.99],
    bigcommerce: ['ok', 24.99],
    magento: ['ok', 24.99],
  });
  expect(Object.keys(said)).toHaveLength(practicePages.length);
  expect(err).toMatch(/- {4}price: 29\.99\n\+ {4}price: 24\.99\n/);
  expect(code).toBe(1);
});
