import { describe, expect, it } from 'vitest';
import { hosts, planHosts, type HostName } from '../../hosts/hosts.ts';
import { judge } from '../../hosts/verify/replay.ts';
import { urlTable } from '../../hosts/verify/urlTable.ts';
import { cloudflareHost, workersHost } from './cloudflareHost.ts';
import { githubHost } from './githubHost.ts';
import type { ManagedHost } from './managedHost.ts';
import { netlifyHost } from './netlifyHost.ts';
import { largeSite, sampleDeployment, sampleFiles } from './sampleSite.ts';
import { vercelHost } from './vercelHost.ts';

type Emulation = (text: (file: string) => string) => ManagedHost | Promise<ManagedHost>;

const managed: [HostName, Emulation][] = [
  ['netlify', netlifyHost],
  ['cloudflare', cloudflareHost],
  ['workers', workersHost],
  ['vercel', vercelHost],
  ['github-pages', githubHost],
];

describe.each(managed)('%s', (name, hostOf) => {
  const open = async (deployment = sampleDeployment) => {
    const plan = planHosts([name], deployment, 'dist', 100);
    const pages = deployment.pages.map(({ file }): [string, string] => [file, 'text']);
    const files = new Map([
      ...sampleFiles,
      ...pages,
      ...plan.files.map(({ path, text }): [string, string] => [path, text]),
    ]);
    const host = await hostOf((file) => files.get(file) ?? '');
    const answer = (address: string, change: (host: ManagedHost) => ManagedHost = (same) => same) => {
      const baseUrl = new URL(address);
      const facts = {
        deployment: plan.deployment,
        baseUrl,
        files: new Map([...files.keys()].map((file) => [file, file])),
      };
      return urlTable(facts).map((row) => {
        const url = new URL(`${baseUrl.protocol}//${row.host ?? baseUrl.host}${row.target}`);
        const got = change(host)({ row, url, has: (file) => files.has(file) });
        return { ...judge(row, got, facts, hosts[name].deviations), url: url.href };
      });
    };
    return { plan, answer };
  };
  const wrongOf = (rows: readonly { wrong: readonly string[]; name: string; url: string }[]) =>
    rows.filter(({ wrong }) => wrong.length > 0).map((row) => [row.name, row.url, row.wrong]);

  it.each(['https://guides.games', 'http://guides.games'])(
    'answers every row of the table at %s',
    async (address) => {
      const { plan, answer } = await open();
      expect(plan.diagnostics).toEqual([]);
      const rows = answer(address);
      expect(rows.length).toBeGreaterThan(60);
      expect(wrongOf(rows)).toEqual([]);
    },
  );

  it('keeps every rule at 1,000 pages of boxes', async () => {
    const { plan, answer } = await open(largeSite(1000, 100));
    expect(plan.diagnostics).toEqual([]);
    expect(wrongOf(answer('https://guides.games'))).toEqual([]);
  });

  it('has no note that nothing needs', async () => {
    const { answer } = await open();
    // What Cloudflare Pages remembers of earlier deployments.
    const remembering =
      (host: ManagedHost): ManagedHost =>
      (request) => {
        const got = host(request);
        if (got.status !== 404 || name !== 'cloudflare' || request.row.name !== 'removed page') return got;
        const headers = { 'cache-control': 'public, s-maxage=604800', 'x-robots-tag': 'noindex' };
        return { status: 200, headers, body: { hash: 'earlier', bytes: 7 } };
      };
    const notes = answer('https://guides.games', remembering).map(({ note }) => note);
    expect(hosts[name].deviations.map(({ note }) => note).filter((note) => !notes.includes(note))).toEqual(
      [],
    );
  });

  it.each<[string, (host: ManagedHost) => ManagedHost]>([
    [
      'a page of another site',
      (host) => (request) => {
        const got = host(request);
        return got.status === 200 ? { ...got, body: { hash: 'other', bytes: 5 } } : got;
      },
    ],
    ['a server that fails', () => () => ({ status: 503, headers: {}, body: { hash: '', bytes: 0 } })],
    [
      'a redirect to another site',
      (host) => (request) => {
        const got = host(request);
        return got.headers['location'] === undefined
          ? got
          : { ...got, headers: { ...got.headers, location: 'https://evil.example/' } };
      },
    ],
    [
      'a missing file that is kept for a year',
      (host) => (request) => {
        const got = host(request);
        const year = 'public, max-age=31536000, immutable';
        return got.status === 404 ? { ...got, headers: { ...got.headers, 'cache-control': year } } : got;
      },
    ],
  ])('is still wrong with %s', async (fault, change) => {
    if (hosts[name].sendsNoHeaders === true && fault.includes('year')) return;
    const { answer } = await open();
    expect(wrongOf(answer('https://guides.games', change)).length).toBeGreaterThan(2);
  });
});
