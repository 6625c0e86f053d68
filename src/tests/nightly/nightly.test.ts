import { execFile, spawn } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jsonLdScript, testProduct, testPage } from '../../check/read/cases/testPage.ts';
import { until } from '../check/runProgram.ts';
import { withoutWaiting } from '../check/withoutWaiting.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const tls = path.join(root, 'src/check/net/testing/test-only-tls');
const network = pathToFileURL(path.join(root, 'src/tests/nightly/shopNetwork.mjs')).href;

/** The shop's answers, and the addresses requested. */
let page: { status: number; body: string };
let asked: string[] = [];
let shop: Server;
let scratch = '';
let environment: NodeJS.ProcessEnv = {};

interface Ended {
  code: number;
  output: string;
}

function run(command: string, ...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(command, args, { cwd: project(), env: environment }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr });
    });
  });
}

const project = (...names: string[]) => path.join(scratch, 'project', ...names);
const read = (...names: string[]) => readFile(project(...names), 'utf8');
/** Files that a night may change. */
const tonight = [
  'data/offers/wingspan.yaml',
  'data/state/addresses.json',
  'data/state/checks.json',
  'data/state/history/wingspan.csv',
];
const night = () => run('scripts/nightly.sh', 'data', '--allow-address', 'shop.example:443');
const pullRequest = (step: 'resume' | 'submit') => run('scripts/nightlyPullRequest.sh', step, 'main');

async function git(...args: string[]): Promise<string> {
  const { code, output } = await run('git', ...args);
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output}`);
  return output.trim();
}

/** A separate project: this program, the small data folder with one shop, a repository with a remote. */
async function makeProject(): Promise<void> {
  await mkdir(project(), { recursive: true });
  await cp(path.join(root, 'src/tests/golden/base'), project('data'), { recursive: true });
  for (const name of ['scripts', 'src', 'templates', 'node_modules', 'package.json', 'tsconfig.json']) {
    await symlink(path.join(root, name), project(name));
  }
  await writeFile(project('.gitignore'), '/*\n!/data\n!/.gitignore\n');
  await edit('data/retailers.yaml', (text) =>
    text.replace('mode: page', "mode: 'off'").replace('zatu.com', 'shop.example'),
  );
  await edit('data/site.yaml', withoutWaiting);
  await edit('data/offers/wingspan.yaml', (text) => text.replace('https://zatu.com', 'https://shop.example'));
  await rm(project('data/offers/catan.yaml'));
  await git('init', '--quiet', '--initial-branch=main');
  await git('init', '--quiet', '--bare', path.join(scratch, 'remote.git'));
  await git('remote', 'add', 'origin', path.join(scratch, 'remote.git'));
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'Data');
  await git('switch', '--quiet', '--create', 'night');
}

async function edit(name: string, change: (text: string) => string): Promise<void> {
  const before = await read(name);
  const after = change(before);
  if (after === before) throw new Error(`Nothing to change in ${name}.`);
  await writeFile(project(name), after);
}

/** The files in which the submitted pull request's branch differs from main. */
async function submitted(): Promise<string[]> {
  const ended = await pullRequest('submit');
  expect(ended.code, ended.output).toBe(0);
  await git('fetch', '--quiet', 'origin');
  return (await git('diff', '--name-only', 'main', 'origin/nightly-offers')).split('\n').sort();
}

/** Replaces GitHub's command line tool: logs its arguments, and remembers whether there is a pull request. */
async function standInForGitHub(): Promise<void> {
  const tool = path.join(scratch, 'bin/gh');
  await mkdir(path.dirname(tool), { recursive: true });
  await writeFile(
    tool,
    `#!/usr/bin/env bash
echo "$*" >> "${scratch}/gh.log"
case "$2" in
  # Without a filter, GitHub lists the pull requests of forks first.
  list) [[ "$*" == *"select(.isCrossRepository | not)"* ]] || cat "${scratch}/fork" 2>/dev/null
    cat "${scratch}/number" 2>/dev/null || true ;;
  create) echo 7 > "${scratch}/number" ;;
esac
`,
  );
  await chmod(tool, 0o755);
}

/** A project after its first night, which several tests go on from. */
let nightBehind = '';

async function oneNightBehind(): Promise<void> {
  await rm(scratch, { recursive: true });
  await cp(nightBehind, scratch, { recursive: true, verbatimSymlinks: true });
  await git('remote', 'set-url', 'origin', path.join(scratch, 'remote.git'));
  await standInForGitHub();
}

beforeAll(async () => {
  shop = createServer(
    {
      key: await readFile(path.join(tls, 'key.pem')),
      cert: await readFile(path.join(tls, 'wrong-host.pem')),
    },
    (request, response) => {
      asked.push(request.url ?? '');
      if (request.url === '/robots.txt') response.writeHead(404).end();
      else if (request.url?.endsWith('/slow') === true) return;
      else response.writeHead(page.status, { 'Content-Type': 'text/html' }).end(page.body);
    },
  );
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  await startProject();
  page = { status: 200, body: testPage({ head: jsonLdScript(testProduct({ price: '22.49' })) }) };
  const ended = await night();
  expect(ended.code, ended.output).toBe(0);
  nightBehind = scratch;
});
afterAll(async () => {
  shop.close();
  await rm(nightBehind, { recursive: true, force: true });
});

beforeEach(async () => {
  await startProject();
  return () => rm(scratch, { recursive: true, force: true });
});

async function startProject(): Promise<void> {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'nightly-'));
  asked = [];
  environment = {
    PATH: `${scratch}/bin:${process.env.PATH}`,
    HOME: scratch,
    GIT_AUTHOR_NAME: 'Nightly',
    GIT_AUTHOR_EMAIL: 'nightly@guides.example',
    GIT_COMMITTER_NAME: 'Nightly',
    GIT_COMMITTER_EMAIL: 'nightly@guides.example',
    NODE_OPTIONS: `--import ${network}`,
    NODE_EXTRA_CA_CERTS: path.join(tls, 'ca.pem'),
    SHOP_PORT: String((shop.address() as AddressInfo).port),
  };
  await standInForGitHub();
  await makeProject();
}

it('a night writes new prices and stock, builds, and keeps one pull request up to date', async () => {
  page = { status: 200, body: testPage({ head: jsonLdScript(testProduct({ price: '22.49' })) }) };
  const ended = await night();
  expect(ended.code, ended.output).toBe(0);
  expect(asked).toContain('/products/wingspan-oceania');
  expect(await read('data/offers/wingspan.yaml')).toMatch(/price: 22\.49\n\s+in_stock: true\n/);
  expect(await read('.cache/nightly/dist/guides/wingspan-expansion-order.html')).toContain('£22.49');
  expect(await read('.cache/nightly/report.html')).toContain('wingspan-oceania-zatu');

  expect(await submitted()).toEqual(tonight);

  // Nobody merged it, so the next night starts from the unchanged main branch.
  await git('switch', '--quiet', '--force-create', 'night', 'main');
  expect(await pullRequest('resume')).toHaveProperty('code', 0);
  expect(await read('data/offers/wingspan.yaml')).toContain('price: 22.49');
  page = { status: 200, body: testPage({ head: jsonLdScript(testProduct({ price: '21.00' })) }) };
  expect(await night()).toHaveProperty('code', 0);
  expect(await submitted()).toEqual(tonight);
  expect(await git('show', 'origin/nightly-offers:data/offers/wingspan.yaml')).toContain('price: 21');
  const calls = (await readFile(path.join(scratch, 'gh.log'), 'utf8')).split('\n');
  expect(calls.filter((call) => call.startsWith('pr create'))).toHaveLength(1);
  expect(calls.filter((call) => call.startsWith('pr edit 7'))).toHaveLength(1);
});

it('an open pull request that conflicts with the main branch stops the night, and is told so', async () => {
  await oneNightBehind();
  await submitted();
  await git('switch', '--quiet', 'main');
  await edit('data/offers/wingspan.yaml', (text) => text.replace('price: 24.99', 'price: 23.99'));
  await git('commit', '--quiet', '--all', '--message', 'A price by hand');
  await git('switch', '--quiet', '--force-create', 'night', 'main');
  const resumed = await pullRequest('resume');
  expect(resumed.code, resumed.output).toBe(1);
  expect(await readFile(path.join(scratch, 'gh.log'), 'utf8')).toContain(
    'pr comment 7 --body This conflicts with main. Merge main into nightly-offers',
  );
  expect(await git('show', 'origin/nightly-offers:data/offers/wingspan.yaml')).toContain('price: 22.49');
});

it('a commit that somebody pushes to the pull request during a night is kept', async () => {
  await oneNightBehind();
  await submitted();
  await git('switch', '--quiet', '--force-create', 'night', 'main');
  expect(await pullRequest('resume')).toHaveProperty('code', 0);

  await git('switch', '--quiet', '--create', 'by-hand', 'origin/nightly-offers');
  await edit('data/retailers.yaml', (text) => `# Checked by hand.\n${text}`);
  await git('commit', '--quiet', '--all', '--message', 'By hand');
  await git('push', '--quiet', 'origin', 'HEAD:refs/heads/nightly-offers');
  await git('switch', '--quiet', 'night');

  page = { status: 200, body: testPage({ head: jsonLdScript(testProduct({ price: '21.00' })) }) };
  expect(await night()).toHaveProperty('code', 0);
  expect(await submitted()).toEqual([...tonight, 'data/retailers.yaml'].sort());
  expect(await git('show', 'origin/nightly-offers:data/offers/wingspan.yaml')).toContain('price: 21');
  expect(await git('log', '--format=%s', 'origin/nightly-offers')).toContain('By hand');
});

it('a link that stays broken ends a night with 1, and the summary names it', async () => {
  page = { status: 404, body: 'gone' };
  expect(await night()).toHaveProperty('code', 0);
  const strikes = Number(/strikes: (\d+)/.exec(await read('data/site.yaml'))?.[1]);
  // One failed night short of the limit.
  await edit('data/state/checks.json', (text) =>
    text
      .replace('"strikes": 1', `"strikes": ${strikes - 1}`)
      .replace(/"struck": "[^"]+"/, '"struck": "2026-01-01T03:00:00Z"'),
  );
  expect(await night()).toHaveProperty('code', 1);
  expect(await read('.cache/nightly/summary.md')).toContain('wingspan-oceania-zatu');
  expect(await read('data/offers/wingspan.yaml')).toContain('price: 24.99');
});

it('a fork’s pull request from a branch of the same name is ignored', async () => {
  await writeFile(path.join(scratch, 'fork'), '666\n');
  const resumed = await pullRequest('resume');
  expect(resumed.code, resumed.output).toBe(0);
  page = { status: 200, body: testPage({ head: jsonLdScript(testProduct({ price: '22.49' })) }) };
  expect(await night()).toHaveProperty('code', 0);
  expect(await submitted()).toEqual(tonight);
  expect(await readFile(path.join(scratch, 'gh.log'), 'utf8')).not.toContain('666');
});

it('the body of a pull request is never longer than GitHub allows', async () => {
  await oneNightBehind();
  await writeFile(project('.cache/nightly/summary.md'), '| an offer | ☃ |\n'.repeat(20_000));
  await submitted();
  const body = await read('.cache/nightly/body.md');
  expect(body.length).toBeLessThan(65_536);
  expect(body).toMatch(/^\| an offer \| ☃ \|\n[^]*The rest is in the report of the run\.\n$/);
});

it('a night that cannot write to its folder says so', async () => {
  await writeFile(project('.cache'), 'a file');
  const ended = await night();
  expect(ended.code).toBe(2);
  expect(ended.output).toContain('.cache cannot be written to');
  expect(ended.output).not.toContain('another night');
});

it.each(['SIGTERM', 'SIGINT'] as const)(
  'a night that receives %s still writes its results and a summary',
  async (signal) => {
    page = { status: 200, body: testPage({ head: jsonLdScript(testProduct({ price: '22.49' })) }) };
    await edit('data/offers/wingspan.yaml', (text) => {
      const zatu = text.slice(text.indexOf('  - id: wingspan-oceania-zatu'));
      const slow = zatu
        .replace('wingspan-oceania-zatu', 'wingspan-zatu')
        .replace('item_type: expansion\n    expansion_id: oceania', 'item_type: base\n    game_id: wingspan')
        .replace('/wingspan-oceania\n', '/slow\n');
      return text + slow;
    });
    const child = spawn('scripts/nightly.sh', ['data', '--allow-address', 'shop.example:443'], {
      cwd: project(),
      env: environment,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (output += text.toString()));
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    await until(() => asked.length >= 3 || child.exitCode !== null);
    child.kill(signal);
    const code = await ended;
    expect(code, output).toBe(143);
    expect(await read('.cache/nightly/summary.md')).toContain('The run ended early: 1 were not checked.');
    expect(await read('data/offers/wingspan.yaml')).toContain('price: 22.49');
    expect(await submitted()).toContain('data/offers/wingspan.yaml');
  },
);

it('invalid data is not checked, and nothing is written', async () => {
  await edit('data/offers/wingspan.yaml', (text) =>
    text.replace('expansion_id: oceania', 'expansion_id: oceana'),
  );
  const ended = await night();
  expect(ended.code).toBe(1);
  expect(ended.output).toContain('Did you mean "oceania"');
  expect(asked).toEqual([]);
  await expect(stat(project('data/state'))).rejects.toThrow('ENOENT');
  const summary = await read('.cache/nightly/summary.md');
  expect(summary).toContain('## The data does not validate');
  expect(summary).toMatch(/\n {4}data\/offers\/wingspan\.yaml:\d+:\d+ {2}error {2}offer\/unknown-expansion/);
});

it('invalid data leaves an open pull request unchanged', async () => {
  await oneNightBehind();
  await submitted();
  const before = await git('ls-remote', '--heads', 'origin');
  await git('switch', '--quiet', '--force-create', 'night', 'main');
  await edit('data/offers/wingspan.yaml', (text) =>
    text.replace('expansion_id: oceania', 'expansion_id: oceana'),
  );
  expect(await night()).toHaveProperty('code', 1);
  const ended = await pullRequest('submit');
  expect(ended).toMatchObject({ code: 2, output: expect.stringContaining('Nothing was checked') as string });
  expect(await git('ls-remote', '--heads', 'origin')).toBe(before);
});

it('of two nights in one folder, the second does nothing', async () => {
  page = { status: 200, body: testPage({ head: jsonLdScript(testProduct({ price: '22.49' })) }) };
  const ended = (await Promise.all([night(), night()])).toSorted((a, b) => a.code - b.code);
  expect(ended.map(({ code }) => code)).toEqual([0, 2]);
  expect(ended[1]?.output).toBe('error: another nightly run is in progress in this folder.\n');
  expect(await read('.cache/nightly/summary.md')).toContain('2 offers checked, 1 changed.');
});

it('prints its help', async () => {
  const { code, output } = await run('scripts/nightly.sh', '--help');
  expect(code).toBe(0);
  expect(output).toMatch(/^The nightly run: [^]*\nUsage: scripts\/nightly\.sh \[DATA[^]*\nExit 0: /);
});

it('a night without a change opens no pull request', async () => {
  for (const name of ['check.json', 'summary.md']) {
    await mkdir(project('.cache/nightly'), { recursive: true });
    await writeFile(project('.cache/nightly', name), '');
  }
  const ended = await pullRequest('submit');
  expect(ended.code, ended.output).toBe(0);
  expect(ended.output).toContain('No offer changed');
  expect(await git('ls-remote', '--heads', 'origin')).toBe('');
});
