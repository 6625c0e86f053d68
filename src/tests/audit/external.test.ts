import { spawn } from 'node:child_process';
import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readBuiltFolder } from '../../cli/builtFolder.ts';
import { loadContent } from '../../content/content.ts';
import { formatDiagnostics } from '../../diagnostics/format.ts';
import { parseDeployment } from '../../domain/deployment/parseDeployment.ts';
import { auditPage } from '../../site/audit/auditPage.ts';
import type { FileCost } from '../../site/audit/budget/fileCost.ts';
import { sumsOf } from '../../site/audit/budget/checkBudgets.ts';
import { auditExternal, type ExternalSite, type NoSite } from '../../site/audit/external/auditExternal.ts';
import { crawlSite } from '../../site/audit/external/crawl.ts';
import { openFolder } from '../../site/audit/external/openFolder.ts';
import { scratchFolder } from '../build/folders.ts';
import { siteServer } from './siteServer.ts';

const program = fileURLToPath(new URL('../../../scripts/guides.mjs', import.meta.url));
const base = fileURLToPath(new URL('../golden/base/', import.meta.url));
const golden = fileURLToPath(new URL('../golden/audit/no-answer/expected.txt', import.meta.url));
const missingGolden = fileURLToPath(new URL('../golden/audit/missing-file/expected.txt', import.meta.url));
const wingspan = 'guides/wingspan-expansion-order.html';

const clean = /^No problems in \d+ files\.\n$/;

let scratch: Awaited<ReturnType<typeof scratchFolder>>;
let dist = '';
let policy = '';
let origin = '';
let count = 0;

beforeAll(async () => {
  scratch = await scratchFolder();
  dist = join(scratch.path, 'dist');
  await cp(base, join(scratch.path, 'data'), { recursive: true });
  const { code, out } = await guides(['build', '--today', '2026-11-21']);
  expect([code, out]).toEqual([0, expect.stringContaining('The site is in dist/.')]);
  const deployment = parseDeployment(await readFile(join(dist, '.guides/deployment.json'), 'utf8'));
  policy = deployment?.pageHeaders.find(({ name }) => name === 'Content-Security-Policy')?.value ?? '';
  origin = deployment?.origin ?? '';
});
afterAll(() => scratch.remove());

/** Runs the program in the scratch folder; onStart gets a function that stops it. */
function guides(args: readonly string[], onStart?: (kill: (signal: NodeJS.Signals) => void) => void) {
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: scratch.path,
      env: { PATH: process.env['PATH'], HOME: join(scratch.path, 'home') },
    });
    const outcome = { out: '', err: '' };
    child.stdout.on('data', (chunk: Buffer) => (outcome.out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (outcome.err += chunk.toString()));
    onStart?.((signal) => child.kill(signal));
    child.on('close', (code) => {
      resolve({ ...outcome, code });
    });
  });
}

/** A copy of the built site with some files changed; null removes a file. */
async function changed(changes: Record<string, ((text: string) => string) | null>): Promise<string> {
  const dir = join(scratch.path, `copy-${count++}`);
  await cp(dist, dir, { recursive: true });
  for (const [path, change] of Object.entries(changes)) {
    const file = join(dir, path);
    if (change === null) await rm(file);
    else await writeFile(file, change(await readFile(file, 'utf8')));
  }
  return dir;
}

async function codesOf(site: ExternalSite | NoSite): Promise<string[]> {
  if ('reason' in site) return [site.reason];
  const { content } = await loadContent(join(scratch.path, 'data'), { today: '2026-11-21' });
  if (content === null) throw new Error('The base data is broken.');
  const { budgetsOf } = await import('../../site/audit/budget/checkBudgets.ts');
  const found = await auditExternal(site, budgetsOf(content));
  return found.map(({ code, at }) => `${code} ${at.file}`);
}

const open = async (dir: string) => openFolder(dir, { ...(await readBuiltFolder(dir)), label: 'dist' });
const inFolder = async (dir: string) => codesOf(await open(dir));
const crawlOptions = {
  signal: new AbortController().signal,
  maxAddresses: 1000,
  onProgress: () => undefined,
};

describe('a built site in its folder', () => {
  it('passes the audit', async () => {
    expect(await inFolder(dist)).toEqual([]);
  });

  it.each([
    [
      'an inline script that the policy of the site does not know',
      { [wingspan]: (html: string) => html.replace('</main>', '<script>0</script></main>') },
      [`audit/inline-code dist/${wingspan}`],
    ],
    [
      'a link to an address that is redirected',
      { [wingspan]: (html: string) => html.replace('<h1', '<a href="/about/">About</a><h1') },
      [`audit/link-to-redirect dist/${wingspan}`],
    ],
    [
      'another canonical address',
      {
        'about.html': (html: string) =>
          html.replace('rel="canonical" href="', 'rel="canonical" href="https://x.example/'),
      },
      ['audit/canonical dist/about.html'],
    ],
    [
      'a page that hides from search engines, although it is in the sitemap',
      {
        'about.html': (html: string) =>
          html.replace('<title>', '<meta name="robots" content="noindex"/><title>'),
      },
      ['audit/sitemap dist/sitemap.xml'],
    ],
    [
      'a page over its budget',
      { 'about.html': (html: string) => html.replace('</main>', `<p>${'Word '.repeat(60_000)}</p></main>`) },
      ['audit/page-too-large dist/about.html'],
    ],
  ])('is reported for %s', async (_, changes, expected) => {
    expect(await inFolder(await changed(changes))).toEqual(expected);
  });

  it('counts every script file on some page', async () => {
    const site = await open(dist);
    const rules = {
      baseUrl: origin,
      redirects: site.redirects,
      allowedInlineHashes: null,
      budgetOf: () => null,
    };
    const costs = new Map<string, FileCost>();
    for (const path of site.map.files) {
      const cost = await site.costs.costOf(path);
      if (cost !== null) costs.set(path, cost);
    }
    const counted = new Set<string | undefined>();
    for (const page of site.pages) {
      const { facts } = auditPage(await page.read(), page, site.map, rules);
      for (const { path } of sumsOf(facts, costs).all_script) counted.add(path);
    }
    const scripts = [...site.map.files].filter((path) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(4);
    // The sample has a domain but no newsletter endpoint, so no page has the form.
    const used = scripts.filter((path) => !path.includes('/newsletter.'));
    expect(used.filter((path) => !counted.has(path))).toEqual([]);
  });

  it('is reported for a missing file, on every page that loads it', async () => {
    const html = await readFile(join(dist, wingspan), 'utf8');
    const [, script = ''] = /src="\/(assets\/js\/guide\.[^"]+)"/.exec(html) ?? [];
    const found = await inFolder(await changed({ [script]: null }));
    expect(found).toContain(`audit/broken-link dist/${wingspan}`);
    expect(new Set(found.map((text) => text.split(' ')[0]))).toEqual(
      new Set(['audit/missing-file', 'audit/broken-link']),
    );
  });

  it.each(['404.html', 'feed.xml', 'api/guides.json', 'robots.txt', 'about.html'])(
    'is reported without %s',
    async (path) => {
      expect(await inFolder(await changed({ [path]: null }))).toContain(`audit/missing-file dist/${path}`);
    },
  );

  it('is reported if a page is only in its description', async () => {
    const dir = await changed({ '404.html': null, '.guides/manifest.json': null });
    const site = await open(dir);
    const text = formatDiagnostics([...site.problems], 'pretty', { color: false, summary: { files: 3 } });
    await expect(text).toMatchFileSnapshot(missingGolden);
  });

  it('is not read through links that lead out of it', async () => {
    const dir = await changed({});
    await symlink('/etc/hostname', join(dir, 'outside.txt'));
    await symlink(scratch.path, join(dir, 'outside'));
    const site = await open(dir);
    expect([...site.map.files].filter((path) => path.startsWith('outside'))).toEqual([]);
  });

  it('is not audited if no build wrote its description', async () => {
    const dir = await changed({ '.guides/deployment.json': () => '{"version":99}' });
    const { code, err } = await guides(['audit', dir]);
    expect([code, err]).toEqual([2, expect.stringContaining('.guides/deployment.json')]);
  });
});

describe('a running site', () => {
  const servers: { close: () => Promise<void> }[] = [];
  const serve = async (...args: Parameters<typeof siteServer>) => {
    const server = await siteServer(...args);
    servers.push(server);
    return server;
  };
  const onServer = async (server: { origin: string }) => {
    const found = await codesOf(await crawlSite(server.origin, crawlOptions));
    return found.map((text) => text.replace(server.origin.replace('http://', ''), 'host'));
  };
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()));
  });

  it('passes the audit, and is read completely', async () => {
    const server = await serve(dist, { policy });
    expect(await onServer(server)).toEqual([]);
    expect(server.asked).toEqual(
      expect.arrayContaining(['/', '/about', `/${wingspan.replace('.html', '')}`]),
    );
    // Each address once, and the home page twice, first to see whether it exists.
    expect(server.asked.length).toBe(new Set(server.asked).size + 1);
  });

  it('is held to what its files could cost, or to what they do cost without compression', async () => {
    const html = await readFile(join(dist, 'about.html'));
    const sizes = async (answer?: Parameters<typeof siteServer>[1]) => {
      const site = await crawlSite((await serve(dist, { policy, ...answer })).origin, crawlOptions);
      if (!('costs' in site)) throw new Error(site.reason);
      const about = site.pages.find(({ route }) => route === '/about');
      return { transferred: about?.transferred, best: await site.costs.exactSize('/about') };
    };
    const best = brotliCompressSync(html).byteLength;
    const packed = await sizes();
    expect(packed.best).toBe(best);
    expect(packed.transferred).toBeGreaterThan(best);
    const plain = await sizes({
      answer: ({ url }, response) => {
        if (url !== '/about') return false;
        response.writeHead(200, { 'content-type': 'text/html' }).end(html);
        return true;
      },
    });
    expect(plain).toEqual({ transferred: html.byteLength, best: html.byteLength });
  });

  it('is held to the policy that it sends', async () => {
    const other = policy.replace(/script-src [^;]*/, "script-src 'self'");
    const found = await onServer(await serve(dist, { policy: other }));
    expect(found).toContain('audit/inline-code host/about');
    expect(await onServer(await serve(dist))).toEqual([]);
  });

  it('is the only host that is called, even after a redirect', async () => {
    const otherServer = await serve(dist);
    const dir = await changed({
      'about.html': (html) =>
        html.replace('</main>', `<a href="${otherServer.origin}/x">1</a><a href="/away">2</a></main>`),
    });
    const server = await serve(dir, {
      policy,
      answer: ({ url }, response) => {
        if (url !== '/away') return false;
        response.writeHead(302, { location: `${otherServer.origin}/y` }).end();
        return true;
      },
    });
    expect(await onServer(server)).toEqual(['audit/link-to-redirect host/about']);
    expect(otherServer.asked).toEqual([]);
  });

  it('is followed through redirects within it', async () => {
    const dir = await changed({
      'about.html': (html) => html.replace('</main>', '<a href="/old">old</a></main>'),
    });
    const server = await serve(dir, {
      policy,
      answer: ({ url }, response) => {
        if (url !== '/old') return false;
        response.writeHead(301, { location: '/new' }).end();
        return true;
      },
    });
    expect(await onServer(server)).toEqual(['audit/link-to-redirect host/about']);
    expect(server.asked).toContain('/new');
  });

  it('may fail for some addresses, which is reported', async () => {
    const dir = await changed({
      'about.html': (html) =>
        html.replace('</main>', '<a href="/error">1</a><a href="/cut">2</a><a href="/packed">3</a></main>'),
    });
    const server = await serve(dir, {
      policy,
      answer: ({ url }, response) => {
        if (url === '/error') response.writeHead(503).end();
        else if (url === '/cut')
          response.writeHead(200, { 'content-length': 100 }).write('cut', () => response.destroy());
        else if (url === '/packed')
          response
            .writeHead(200, { 'content-encoding': 'gzip' })
            .end(gzipSync('x'.repeat(1000)).subarray(0, 15));
        else return false;
        return true;
      },
    });
    const site = await crawlSite(server.origin, crawlOptions);
    if (!('problems' in site)) throw new Error(site.reason);
    const problems = site.problems.toSorted((a, b) => (a.at.file < b.at.file ? -1 : 1));
    const text = formatDiagnostics(problems, 'pretty', { color: false, summary: { files: 3 } });
    await expect(text.replaceAll(server.origin.replace('http://', ''), 'guides.games')).toMatchFileSnapshot(
      golden,
    );
  });

  it('is not waited for if it sends a byte now and then', async () => {
    const dir = await changed({
      'about.html': (html) => html.replace('</main>', '<a href="/slow">slow</a></main>'),
    });
    const server = await serve(dir, {
      policy,
      answer: ({ url }, response) => {
        if (url !== '/slow') return false;
        response.writeHead(200, { 'content-type': 'text/html' });
        const timer = setInterval(() => response.write(' '), 50);
        response.on('close', () => {
          clearInterval(timer);
        });
        return true;
      },
    });
    const site = await crawlSite(server.origin, { ...crawlOptions, timeoutMs: 1000 });
    if (!('problems' in site)) throw new Error(site.reason);
    expect(site.problems.map(({ message }) => message)).toEqual([
      'The server did not serve this URL: it took longer than 1 s.',
    ]);
  });

  it('may send a response beyond the size limit, compressed or not, which is dropped', async () => {
    const dir = await changed({
      'about.html': (html) => html.replace('</main>', '<a href="/long">1</a><a href="/bomb">2</a></main>'),
    });
    const bomb = gzipSync(Buffer.alloc(65 * 1024 * 1024));
    const server = await serve(dir, {
      policy,
      answer: ({ url }, response) => {
        if (url === '/long') response.end(Buffer.alloc(17 * 1024 * 1024));
        else if (url === '/bomb') response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
        else return false;
        return true;
      },
    });
    const site = await crawlSite(server.origin, crawlOptions);
    expect(
      'problems' in site && site.problems.map(({ code, at }) => [code, at.file.split('/')[1]]).sort(),
    ).toEqual([
      ['audit/no-answer', 'bomb'],
      ['audit/no-answer', 'long'],
    ]);
  });

  it('is read up to a maximum number of addresses', async () => {
    const server = await serve(dist, { policy });
    const site = await crawlSite(server.origin, { ...crawlOptions, maxAddresses: 5 });
    expect('looked' in site && site.looked).toBe(5);
    expect(server.asked.length).toBe(6);
  });

  it('is reported if its home page redirects elsewhere', async () => {
    const server = await serve(dist, {
      answer: (_, response) => {
        response.writeHead(301, { location: `${origin}/` }).end();
        return true;
      },
    });
    expect(await onServer(server)).toEqual([
      expect.stringMatching(/^The home page of .* redirects to https:/),
    ]);
  });

  it('is audited by the command, which stops on a signal', async () => {
    const server = await serve(dist, { policy });
    const { code, out, err } = await guides(['audit', server.origin]);
    expect([code, err, out]).toEqual([0, '', expect.stringMatching(clean)]);

    let kill: (signal: NodeJS.Signals) => void = () => undefined;
    // Never responds, so the command waits.
    const silent = await serve(dist, {
      answer: () => {
        kill('SIGINT');
        return true;
      },
    });
    const stopped = await guides(['audit', silent.origin], (how) => {
      kill = how;
    });
    expect(stopped).toMatchObject({ code: 130, out: '' });
  });
});

describe('guides audit', () => {
  it('exits with 0 for a good folder, 1 for findings, and 2 if it cannot run', async () => {
    const good = await guides(['audit']);
    expect([good.code, good.err, good.out]).toEqual([0, '', expect.stringMatching(clean)]);

    await changed({ 'about.html': (html) => html.replace('<h1', '<p style="color:red"></p><h1') });
    const broken = `copy-${count - 1}`;
    const json = await guides(['audit', broken, '--format', 'json']);
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject({
      version: 1,
      summary: { errors: 1, warnings: 0 },
      diagnostics: [{ code: 'audit/inline-style', at: { file: `${broken}/about.html` } }],
    });
    const github = await guides(['audit', broken, '--format', 'github']);
    expect(github.out).toMatch(new RegExp(`^::error file=${broken}/about\\.html,line=\\d+,`));

    for (const [site, message] of [
      ['nowhere', 'There is no folder nowhere.'],
      ['data/site.yaml', 'data/site.yaml is not a folder.'],
      ['https://guides.games/about', 'https://guides.games/about is not the URL of a site.'],
      ['ftp://guides.games', 'ftp://guides.games is not the URL of a site.'],
      ['http://127.0.0.1:1', 'http://127.0.0.1:1 does not answer: '],
    ] as const) {
      const { code, out, err } = await guides(['audit', site]);
      expect([code, out, err]).toEqual([2, '', expect.stringContaining(`error: ${message}`)]);
    }
  });

  it('says that it checked no budgets without a data folder', async () => {
    const { code, err } = await guides(['audit', '--data', 'none']);
    expect([code, err]).toEqual([0, 'Budgets were not checked: there is no folder none (--data).\n']);
  });
});
