import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Deployment } from '../domain/deployment.ts';
import { formatDiagnostics } from '../diagnostics/format.ts';
import { sampleDeployment, largeSite } from '../tests/hosts/sampleSite.ts';
import { hostNames, hosts, planHosts, type HostName } from './hosts.ts';

function filesFor(names: readonly HostName[], site: Deployment = sampleDeployment): Map<string, string> {
  return new Map(planHosts(names, site, 'dist').files.map(({ path, text }) => [path, text]));
}

async function expectGolden(code: string, names: readonly HostName[], site: Deployment): Promise<void> {
  const diagnostics = planHosts(names, site, 'dist').diagnostics.slice(0, 1);
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
      for (const { from } of sampleDeployment.redirects) expect(text).toContain(from);
      for (const path of hosts[name].answersGone ? sampleDeployment.gone : []) expect(text).toContain(path);
      for (const { name: header, value } of [...sampleDeployment.headers, ...sampleDeployment.pageHeaders]) {
        expect(text).toContain(header);
        expect(text).toContain(value);
      }
      for (const rule of [
        sampleDeployment.caching.pages,
        sampleDeployment.caching.assets,
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
    const { deployment: described, files } = planHosts(['nginx', 'caddy'], sampleDeployment, 'dist');
    expect(described.hostFiles).toEqual(['nginx/http.conf', 'nginx/server.conf', 'Caddyfile']);
    expect(files.find(({ path }) => path === 'nginx/server.conf')?.text).toContain('location = /Caddyfile {');
    expect(files.find(({ path }) => path === 'Caddyfile')?.text).toContain('/nginx/server\\.conf');
  });

  it('that need different contents in one file cannot share a folder', async () => {
    await expectGolden('host/conflict', ['netlify', 'cloudflare'], sampleDeployment);
  });
});

describe('the limits', () => {
  it('on redirects are the host’s', async () => {
    const fits = largeSite(2, 660);
    expect(planHosts(['cloudflare', 'caddy'], fits, 'dist').diagnostics).toEqual([]);
    await expectGolden('host/too-many-redirects', ['cloudflare'], largeSite(2, 670));
    expect(planHosts(['vercel'], largeSite(2, 335), 'dist').diagnostics).toEqual([]);
    expect(planHosts(['vercel'], largeSite(2, 345), 'dist').diagnostics).toHaveLength(1);
    expect(
      planHosts(['netlify', 'nginx', 'caddy'], largeSite(200, 1500), 'dist').diagnostics.map(
        ({ code }) => code,
      ),
    ).toEqual([]);
  });

  it('on headers leave the pages to the host’s default', () => {
    expect(filesFor(['cloudflare'], largeSite(97, 0)).get('_headers')).toContain(
      '/guides/game-95-expansion-order\n',
    );
    const many = filesFor(['cloudflare'], largeSite(98, 0)).get('_headers') ?? '';
    expect(many.split('\n').filter((line) => line.startsWith('/'))).toEqual(['/*', '/assets/*', '/api/*']);
    expect(filesFor(['netlify'], largeSite(98, 0)).get('_headers')).toContain(
      '/guides/game-96-expansion-order\n',
    );
  });

  it('on line length are the host’s', async () => {
    const value = `script-src ${Array.from({ length: 40 }, () => `'sha256-${'A'.repeat(43)}='`).join(' ')}`;
    const long = { ...sampleDeployment, pageHeaders: [{ name: 'Content-Security-Policy', value }] };
    await expectGolden('host/line-too-long', ['cloudflare'], long);
    expect(planHosts(['netlify'], long, 'dist').diagnostics).toEqual([]);
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
