import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Deployment } from '../domain/deployment.ts';
import { formatDiagnostics } from '../diagnostics/format.ts';
import { sampleDeployment, largeSite } from '../tests/hosts/sampleSite.ts';
import { briefAssets } from './headersFile.ts';
import { hostNames, hosts, planHosts, type HostName } from './hosts.ts';

function filesFor(names: readonly HostName[], site: Deployment = sampleDeployment): Map<string, string> {
  return new Map(planHosts(names, site, 'dist', 100).files.map(({ path, text }) => [path, text]));
}

async function expectGolden(
  code: string,
  names: readonly HostName[],
  site: Deployment,
  count = 100,
): Promise<void> {
  const diagnostics = planHosts(names, site, 'dist', count).diagnostics.slice(0, 1);
  expect(diagnostics.map((diagnostic) => diagnostic.code)).toEqual([code]);
  const text = formatDiagnostics(diagnostics, 'pretty', { color: false, summary: { files: 1 } });
  const file = fileURLToPath(new URL(`../tests/golden/${code}/expected.txt`, import.meta.url));
  await expect(text).toMatchFileSnapshot(file);
}

describe('each host', () => {
  it.each(hostNames)(
    '%s writes the same files each time, and lists each configuration file it writes',
    (name) => {
      expect(filesFor([name])).toEqual(filesFor([name, name]));
      expect(new Set(filesFor([name]).keys())).toEqual(
        new Set([...filesFor([name]).keys(), ...hosts[name].configFiles]),
      );
    },
  );

  it.each(hostNames.filter((name) => name !== 'github-pages'))(
    '%s gets every old address and header',
    (name) => {
      const text = [...filesFor([name]).values()].join('\n');
      for (const { from } of sampleDeployment.redirects) expect(text).toContain(from.slice(1));
      const saysGone = name !== 'cloudflare' && name !== 'workers';
      for (const path of saysGone ? sampleDeployment.gone : []) expect(text).toContain(path.slice(1));
      for (const { name: header, value } of [...sampleDeployment.headers, ...sampleDeployment.pageHeaders]) {
        expect(text).toContain(header);
        expect(text).toContain(value);
      }
      for (const rule of [
        sampleDeployment.caching.pages,
        name === 'netlify' || name === 'workers' ? briefAssets : sampleDeployment.caching.assets,
        sampleDeployment.caching.data,
      ])
        expect(text).toContain(rule);
    },
  );
});

it('Caddy’s sample names the site’s addresses', () => {
  const addressesOf = (origin: string) =>
    /^# (http.*) \{$/m.exec(filesFor(['caddy'], { ...sampleDeployment, origin }).get('Caddyfile') ?? '')?.[1];
  expect(addressesOf('https://guides.games:8443')).toBe(
    'http://guides.games, https://guides.games:8443, http://www.guides.games, https://www.guides.games:8443',
  );
  expect(addressesOf('http://guides.games:8080')).toBe(
    'http://guides.games:8080, http://www.guides.games:8080',
  );
});

describe('several hosts', () => {
  it('know each other’s files, so that none serves them', () => {
    const { deployment: described, files } = planHosts(['nginx', 'caddy'], sampleDeployment, 'dist', 100);
    expect(described.hostFiles).toEqual(['nginx/http.conf', 'nginx/server.conf', 'Caddyfile']);
    expect(files.find(({ path }) => path === 'nginx/server.conf')?.text).toContain('location = /Caddyfile {');
    expect(files.find(({ path }) => path === 'Caddyfile')?.text).toContain('/nginx/server\\.conf');
  });

  it('that need different contents in one file cannot share a folder', async () => {
    await expectGolden('host/conflict', ['netlify', 'cloudflare'], sampleDeployment);
  });
});

describe('the limits', () => {
  const codes = (names: readonly HostName[], site: Deployment, count = 100) =>
    planHosts(names, site, 'dist', count).diagnostics.map(({ code }) => code);

  it('are far away with 8,000 pages of boxes', () => {
    for (const name of hostNames) expect(codes([name], largeSite(8000, 100), 10_000), name).toEqual([]);
  });

  it('on redirects are the host’s', async () => {
    expect(codes(['cloudflare'], largeSite(2, 666))).toEqual([]);
    await expectGolden('host/too-many-redirects', ['cloudflare'], largeSite(2, 670));
    expect(codes(['workers'], largeSite(2, 670))).toEqual(['host/too-many-redirects']);
    expect(codes(['netlify'], largeSite(8000, 1000))).toEqual(['host/too-many-redirects']);
    expect(codes(['vercel', 'nginx', 'caddy', 'apache'], largeSite(8000, 1500))).toEqual([]);
    const targets = Array.from({ length: 1030 }, (_, number) => ({
      from: `/old-${number}`,
      to: `/to-${number}`,
    }));
    expect(codes(['vercel'], { ...largeSite(0, 0), redirects: targets })).toEqual([
      'host/too-many-redirects',
    ]);
  });

  it('on files are the host’s', async () => {
    await expectGolden('host/too-many-files', ['workers'], sampleDeployment, 20_001);
    expect(codes(['vercel'], sampleDeployment, 15_001)).toEqual(['host/too-many-files']);
    expect(codes(['netlify', 'nginx', 'caddy', 'apache'], sampleDeployment, 99_999)).toEqual([]);
  });

  it('on headers are never reached on Cloudflare, since its rules are the same for any number of pages', () => {
    const text = filesFor(['cloudflare'], largeSite(8000, 0)).get('_headers') ?? '';
    expect(text.split('\n').filter((line) => line.startsWith('/'))).toEqual([
      '/*',
      '/assets/*',
      '/api/*',
      '/amazon/*',
    ]);
  });

  it('on line length are the host’s', async () => {
    const value = `script-src ${Array.from({ length: 40 }, () => `'sha256-${'A'.repeat(43)}='`).join(' ')}`;
    const long = { ...sampleDeployment, pageHeaders: [{ name: 'Content-Security-Policy', value }] };
    await expectGolden('host/line-too-long', ['cloudflare'], long);
    expect(codes(['netlify'], long)).toEqual([]);
  });
});

describe('GitHub Pages', () => {
  it('has a page at each old address that links and redirects to the new one', () => {
    const stub = filesFor(['github-pages']).get('wingspan-expansion-order.html');
    expect(stub).toContain(
      '<link rel="canonical" href="https://guides.games/guides/wingspan-expansion-order">',
    );
    expect(stub).toContain('content="0; url=/guides/wingspan-expansion-order"');
    expect(stub).toContain('<meta name="robots" content="noindex">');
  });

  it('has a CNAME file unless the site is on github.io', () => {
    expect(filesFor(['github-pages']).get('CNAME')).toBe('guides.games\n');
    expect(
      filesFor(['github-pages'], { ...sampleDeployment, origin: 'https://me.github.io' }).has('CNAME'),
    ).toBe(false);
  });

  it('never replaces a page with an old address', () => {
    const redirects = [{ from: '/about.html', to: '/' }];
    expect(filesFor(['github-pages'], { ...sampleDeployment, redirects }).has('about.html')).toBe(false);
  });
});
