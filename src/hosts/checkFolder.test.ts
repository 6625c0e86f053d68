import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Deployment } from '../domain/deployment.ts';
import { formatDiagnostics } from '../diagnostics/format.ts';
import { sampleDeployment, sampleFiles } from '../tests/hosts/sampleSite.ts';
import type { HostName } from './hosts.ts';
import { planHosts } from './hosts.ts';
import { checkFolder, type PublishedList } from './checkFolder.ts';

/** A folder as a build for these hosts leaves it, with some changes. */
function folder(
  names: readonly HostName[],
  more: Partial<Deployment> = {},
  change: Record<string, string | null> = {},
) {
  const plan = planHosts(names, { ...sampleDeployment, ...more }, 'dist', 100);
  const files = new Map([
    ...sampleFiles,
    ...plan.files.map(({ path, text }): [string, string] => [path, text]),
  ]);
  for (const [path, text] of Object.entries(change))
    if (text === null) files.delete(path);
    else files.set(path, text);
  const read = (file: string) => Promise.resolve(files.get(file) ?? '');
  return { deployment: plan.deployment, files: new Set(files.keys()), read, label: 'dist' };
}

async function expectGolden(
  code: string,
  facts: ReturnType<typeof folder>,
  published?: PublishedList,
): Promise<void> {
  const { diagnostics } = await checkFolder(facts, published);
  expect(diagnostics.map((diagnostic) => diagnostic.code)).toEqual([code]);
  const text = formatDiagnostics([...diagnostics], 'pretty', { color: false, summary: { files: 1 } });
  const file = fileURLToPath(new URL(`../tests/golden/${code}/expected.txt`, import.meta.url));
  await expect(text).toMatchFileSnapshot(file);
}

describe('a folder', () => {
  it.each<[HostName[]]>([
    [[]],
    [['netlify']],
    [['cloudflare']],
    [['vercel', 'nginx', 'caddy', 'github-pages']],
  ])('as built for %j has no errors', async (names) => {
    expect(await checkFolder(folder(names))).toEqual({ builtFor: names, diagnostics: [] });
  });

  it('without one of its pages is an error', async () => {
    await expectGolden('deploy/missing-file', folder([], {}, { 'about.html': null }));
  });

  it('with an edited or deleted rules file is an error', async () => {
    await expectGolden('deploy/changed-file', folder(['netlify'], {}, { _redirects: '/a /b 301\n' }));
    const { diagnostics, builtFor } = await checkFolder(folder(['caddy'], {}, { Caddyfile: null }));
    expect(diagnostics.map(({ code }) => code)).toEqual(['deploy/changed-file']);
    expect(builtFor).toEqual([]);
  });

  it('with a redirect that hides a file is an error', async () => {
    await expectGolden('deploy/shadowed-file', folder([], { redirects: [{ from: '/robots.txt', to: '/' }] }));
    const { diagnostics } = await checkFolder(folder([], { redirects: [{ from: '/about', to: '/' }] }));
    expect(diagnostics.map(({ code }) => code)).toEqual(['deploy/shadowed-file']);
  });

  it('with redirects to no page, to another redirect, or in a loop is an error', async () => {
    await expectGolden('deploy/no-page', folder([], { redirects: [{ from: '/team', to: '/people' }] }));
    const last = { from: '/people', to: '/about' };
    await expectGolden('deploy/chain', folder([], { redirects: [{ from: '/team', to: '/people' }, last] }));
    await expectGolden('deploy/loop', folder([], { redirects: [{ from: '/team', to: '/team' }] }));
    const round = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ];
    const { diagnostics } = await checkFolder(folder([], { redirects: round }));
    expect(diagnostics.map(({ code }) => code)).toEqual(['deploy/loop', 'deploy/loop']);
  });

  it('that lost a published address is an error; pages, redirects and removed pages count as present', async () => {
    const file = 'data/state/addresses.json';
    const known = ['/about', '/wingspan-expansion-order', '/guides/azul-expansion-order'];
    await expectGolden('deploy/lost-address', folder([]), { file, paths: [...known, '/guides/catan'] });
    expect((await checkFolder(folder([]), { file, paths: known })).diagnostics).toEqual([]);
  });

  it('that exceeds a host’s limits is an error', async () => {
    const redirects = Array.from({ length: 700 }, (_, number) => ({ from: `/old-${number}`, to: '/' }));
    const { diagnostics } = await checkFolder(folder(['cloudflare'], { redirects }));
    expect(diagnostics.map(({ code }) => code)).toEqual(['host/too-many-redirects']);
  });
});
