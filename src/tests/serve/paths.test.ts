import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { get, type ParsedAnswer } from './rawRequest.ts';
import { deployment, secret, serveSample, siteFiles, type ServedSample } from './sampleSite.ts';
import { runs } from '../seed.ts';

const rounds = runs(800);
let site: ServedSample;
beforeAll(async () => {
  site = await serveSample();
});
afterAll(() => site.remove());

const public_ = new Set(
  Object.entries(siteFiles)
    .filter(([, text]) => text !== secret)
    .map(([, text]) => text),
);

/** Checks that apply to every answer. */
function expectSafe(answer: ParsedAnswer, asked: string): void {
  const whole = JSON.stringify(answer.headers) + answer.body.toString('latin1');
  expect(whole, asked).not.toContain(secret);
  // Nor a path of this machine, nor a stack trace.
  expect(whole, asked).not.toContain(site.around);
  expect(whole, asked).not.toMatch(/node_modules|node:|\.ts\b| at .*:\d+:\d+/);
  // Node itself refuses requests that it cannot parse.
  if (answer.headers['content-type'] !== undefined)
    for (const { name, value } of deployment.headers)
      expect(answer.headers[name.toLowerCase()], asked).toBe(value);
  expect([200, 301, 400, 404], asked).toContain(answer.status);
  if (answer.status === 200) expect(public_, asked).toContain(answer.body.toString());
  const location = answer.headers['location'] ?? '/';
  expect(location, asked).toMatch(/^(?:https:\/\/guides\.games)?\/(?!\/)[\x21-\x7e]*$/);
}

describe('no path leads out of the site', () => {
  it.each([
    '/../secret.txt',
    '/guides/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2E%2E%2Fsecret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/%252e%252e/secret.txt',
    '/%252e%252e%252fsecret.txt',
    '/.%2e/secret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/%c0%ae%c0%ae%c0%afsecret.txt',
    '/%e0%80%ae%e0%80%ae/secret.txt',
    '/%uff0e%uff0e/secret.txt',
    '/\uff0e\uff0e/secret.txt',
    '/assets/..;/../secret.txt',
    '/....//secret.txt',
    '/../dist-old/index.html',
    '/secret.txt%00.html',
    '/%00/../secret.txt',
    '//secret.txt',
    '///etc/passwd',
    '//127.0.0.1/secret.txt',
    '/file:///etc/passwd',
    'http://localhost/../secret.txt',
    'http://localhost//../secret.txt',
    'file:///etc/passwd',
    '/linked.txt',
    '/guides/linked.html',
    '/guides/linked',
    '/guides/up/secret.txt',
    '/guides/up/dist/index.html',
    '/shown.txt',
    '/.env',
    '/%2eenv',
    '/.guides/manifest.json',
    '/.guides/deployment.json',
    '/.GUIDES/manifest.json',
    '/.well-known/../.env',
    '/assets/.htpasswd',
    '/_headers',
    '/index.html/../.env',
    '/about/../../secret.txt?/../',
    '/..',
    '/.',
    '/~root',
    '/C:/secret.txt',
    '/index.html::$DATA',
    '/con',
    `/${'a'.repeat(3_000)}`,
    `/${'a/'.repeat(3_000)}`,
    `/${'../'.repeat(3_000)}etc/passwd`,
  ])('%s', async (target) => {
    const answer = await get(site.port, target);
    expectSafe(answer, target);
    expect([400, 404]).toContain(answer.status);
  });

  it('among thousands built from dangerous pieces', async () => {
    const piece = fc.constantFrom(
      ...[
        '..',
        '.',
        '/',
        '//',
        '\\',
        '%2e',
        '%2E%2e',
        '%2f',
        '%5c',
        '%252e',
        '%00',
        '%c0%ae',
        '%ff',
        ';',
        '?',
        '#',
      ],
      ...[
        'secret.txt',
        'dist',
        'dist-old',
        'guides',
        'up',
        'linked',
        '.html',
        '.txt',
        '.guides',
        '.env',
        'assets',
      ],
      ...[
        'index',
        'about',
        '.well-known',
        'security.txt',
        'manifest.json',
        '%',
        '~',
        ':',
        ' ',
        '\u00e9',
        '\t',
      ],
    );
    const target = fc.array(piece, { maxLength: 9 }).map((pieces) => `/${pieces.join('')}`);
    const anything = fc
      .string({ unit: 'binary', maxLength: 40 })
      .map((text) => `/${text.replace(/[\r\n]/g, '')}`);
    const host = fc.constantFrom(
      'localhost',
      'www.guides.games',
      'guides.games',
      '127.0.0.1',
      'else.example',
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(target, target, anything), host, async (path, name) => {
        expectSafe(await get(site.port, path, [`Host: ${name}`]), `${name} ${path}`);
      }),
      { numRuns: rounds },
    );
  });
});

it('logs each path that leads nowhere on one line', async () => {
  const told = await serveSample();
  await get(told.port, '/%2e%2e/secret.txt');
  await get(told.port, '/linked.txt');
  await get(told.port, '/nothing');
  expect(told.lines).toEqual([
    'refused 404 GET /%2e%2e/secret.txt from 127.0.0.1: leads nowhere',
    'refused 404 GET /linked.txt from 127.0.0.1: linked.txt is a link, or cannot be read',
  ]);
  await told.remove();
});
