import type { CheckReport, CheckResult } from '../report.ts';

const plain: CheckResult = {
  id: 'wingspan-oceania-zatu',
  file: 'data/offers/wingspan.yaml',
  line: 8,
  retailer: 'Zatu',
  url: 'https://zatu.example/products/wingspan-oceania',
  verdict: 'ok',
  reason: null,
  in_stock: null,
  price: null,
  currency: null,
  final_url: null,
  tag_lost: null,
  evidence: 'status 200',
  change: null,
  held: null,
  strikes: 0,
  error: false,
};

/** For tests: a result with every verdict and every kind of task for a maintainer. */
export const sampleReport: CheckReport = {
  version: 1,
  started: '2026-11-21T02:00:00.000Z',
  finished: '2026-11-21T02:01:30.500Z',
  complete: true,
  failure: null,
  shard: null,
  written: false,
  results: [
    {
      ...plain,
      id: 'azul-blocked',
      verdict: 'blocked',
      evidence: 'captcha: "Enter the characters you see below"',
    },
    {
      ...plain,
      id: 'azul-broken',
      verdict: 'broken',
      evidence: 'status 404',
      strikes: 3,
      error: true,
    },
    {
      ...plain,
      id: 'azul-dollars',
      reason: 'another currency',
      evidence: 'the page is in USD (39.99), the offer in GBP; price: json-ld offers.price: "39.99"',
    },
    {
      ...plain,
      id: 'azul-elsewhere',
      reason: 'another box',
      evidence: 'it is headed "Azul: Crystal Mosaic", which is Azul: Crystal Mosaic',
    },
    {
      ...plain,
      id: 'azul-jump',
      in_stock: null,
      evidence: 'in stock: json-ld offers.availability "InStock"; price: json-ld offers.price: "299.00"',
      held: 'the price jumped from 29.99 to 299',
    },
    {
      ...plain,
      id: 'azul-moved',
      verdict: 'redirected',
      final_url: 'https://zatu.example/products/azul-2',
      evidence: 'it leads to another page, /products/azul-2',
    },
    {
      ...plain,
      id: 'azul-ok',
      in_stock: true,
      price: 18.49,
      currency: 'GBP',
      evidence: 'in stock: json-ld offers.availability "InStock"; price: json-ld offers.price: "18.49"',
      change: { in_stock: true, price: 18.49, last_checked: '2026-11-21' },
    },
    {
      ...plain,
      id: 'azul-skipped',
      verdict: 'skipped',
      reason: 'mode: shape',
      evidence: 'the address has the right form; this shop is never called',
    },
    { ...plain, id: 'azul-soft404', verdict: 'soft404', evidence: 'it leads to the home page', strikes: 1 },
    { ...plain, id: 'azul-tag', tag_lost: true },
    {
      ...plain,
      id: 'azul-timeout',
      verdict: 'timeout',
      evidence: 'timeout (total): no end within 30000 ms',
      strikes: 2,
    },
    {
      ...plain,
      id: 'azul-unknown',
      verdict: 'unknown',
      evidence: 'stock not clear: json-ld says true; visible says false',
    },
    {
      ...plain,
      id: 'azul-unreachable',
      verdict: 'unreachable',
      evidence: 'unreachable (dns): no such host',
      strikes: 1,
    },
    {
      ...plain,
      id: 'azul-unwritten',
      in_stock: true,
      held: 'its values are not written on one line each, as plain values',
    },
  ],
};

const hostile =
  '</script><img src=x onerror=alert(1)>"\'&amp; | `code` ](javascript:alert(1)) **b** @team #12 www.evil.example https://evil.example/?a=b,c:d%0A\n::error::planted\r\n# heading\u0000\u001b[31m\ufffe\ud800]]>';

/** For tests: the worst case in every text that comes from data or the network. */
export const hostileReport: CheckReport = {
  ...sampleReport,
  started: hostile,
  results: [
    {
      ...plain,
      id: hostile,
      file: hostile,
      retailer: hostile,
      url: `javascript:${hostile}`,
      verdict: 'skipped',
      reason: hostile,
      final_url: hostile,
      evidence: hostile,
      currency: hostile,
      change: { price: 1, last_checked: hostile },
      held: hostile,
      strikes: 3,
      error: true,
    },
  ],
};
