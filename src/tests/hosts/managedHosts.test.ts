import { describe, expect, it } from 'vitest';
import { hosts, planHosts, type HostName } from '../../hosts/hosts.ts';
import { differences } from '../../hosts/verify/replay.ts';
import { urlTable } from '../../hosts/verify/urlTable.ts';
import { cloudflareHost } from './cloudflareHost.ts';
import type { ManagedHost } from './managedHost.ts';
import { netlifyHost } from './netlifyHost.ts';
import { sampleDeployment, sampleFiles } from './sampleSite.ts';
import { vercelHost } from './vercelHost.ts';

/** Rows that our rules do not cover: these hosts clean and refuse paths by themselves. */
const hostsOwn = /^(?:traversal|strange:|page, by POST)/;
/** Cloudflare redirects other hosts in the account's settings, not in files. */
const otherHost = /^other host/;

const managed: [HostName, (text: (file: string) => string) => ManagedHost, RegExp | null][] = [
  ['netlify', netlifyHost, null],
  ['cloudflare', cloudflareHost, otherHost],
  ['vercel', vercelHost, null],
];

describe.each(managed)('%s', (name, hostOf, unsaid) => {
  const plan = planHosts([name], sampleDeployment, 'dist');
  const files = new Map([
    ...sampleFiles,
    ...plan.files.map(({ path, text }): [string, string] => [path, text]),
  ]);
  const host = hostOf((file) => files.get(file) ?? '');
  const ask = (address: string) => {
    const baseUrl = new URL(address);
    const rows = urlTable({
      deployment: plan.deployment,
      baseUrl,
      files: new Map([...files.keys()].map((file) => [file, file])),
      goneIs404: !hosts[name].answersGone,
    });
    return rows
      .filter((row) => !hostsOwn.test(row.name) && unsaid?.test(row.name) !== true)
      .map((row) => {
        const url = new URL(`${baseUrl.protocol}//${row.host ?? baseUrl.host}${row.target}`);
        const got = host({ row, url, has: (file) => files.has(file) });
        return { row: `${row.name}: ${url.href}`, wrong: differences(row.expected, got) };
      });
  };

  it('reports no errors for the site', () => {
    expect(plan.diagnostics).toEqual([]);
  });

  it.each(['https://guides.games', 'http://guides.games'])(
    'answers every row of the table at %s',
    (address) => {
      const asked = ask(address);
      expect(asked.length).toBeGreaterThan(30);
      expect(asked.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
    },
  );
});
