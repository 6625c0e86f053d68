import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { diagnostic, type Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { deploymentFile, type Deployment } from '../../../domain/deployment.ts';
import { parseDeployment } from '../../../domain/deployment/parseDeployment.ts';
import { absoluteUrl } from '../../../domain/routes.ts';
import { notFoundRoute } from '../../expectHeads.ts';
import { readManifest } from '../../write/manifest.ts';
import { stateFolder, statePaths } from '../../write/stateFolder.ts';
import { readSitemap } from '../auditSitemap.ts';
import { fileSizeAt } from '../budget/fileCost.ts';
import { fileCost } from '../budget/fileCost.ts';
import type { AuditedPage, SiteMap } from '../rules.ts';
import { claimedOrigin, type FoundSite, type NoSite } from './foundSite.ts';

type PlacedPage = Pick<AuditedPage, 'route' | 'path'> & Required<Pick<AuditedPage, 'expected'>>;
type PlacedPages = { pages: PlacedPage[] } & Required<Pick<SiteMap, 'spellings'>>;

export async function openFolder(dir: string, label: string): Promise<FoundSite | NoSite> {
  const paths = await listFiles(dir);
  if (!paths.some(isPage)) {
    return { reason: `There is no page in ${label}/.`, hint: 'Build the site first, or name its folder.' };
  }
  const description = await readFile(join(dir, deploymentFile), 'utf8').catch(() => null);
  const deployment = description === null ? null : parseDeployment(description);
  if (description !== null && deployment === null) {
    return {
      reason: `${label}/${deploymentFile} says something that no build of this version writes.`,
      hint: 'Build the site again.',
    };
  }
  const read = (path: string) => readFile(join(dir, path));
  const { pages, spellings } = deployment === null ? pagesByName(paths) : pagesOf(deployment, paths);
  const own = new Set(pages.map(({ path }) => path));
  const files = new Set(paths.filter((path) => !own.has(path)));
  return {
    baseUrl: deployment?.origin ?? (await originIn(pages, read)),
    map: { routes: new Set(pages.map(({ route }) => route)), files, spellings },
    redirects: new Map(deployment?.redirects.map(({ from, to }) => [from, to])),
    pages: pages.map((page) => ({
      ...page,
      file: `${label}/${page.path}`,
      read: async () => (await read(page.path)).toString(),
      policies: policiesOf(deployment),
    })),
    sitemap: await readSitemap(files, read, label),
    costs: {
      costOf: async (path) => (files.has(path) ? fileCost(path, await read(path)) : null),
      sizeAt: async (path, level) => fileSizeAt(level, path, await read(path)),
    },
    problems: deployment === null ? [] : await findMissing(dir, label, deployment, paths),
    looked: paths.length,
  };
}

/** Every file of the folder, sorted; links are not followed, and what a build keeps for itself is no part of the site. */
async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.startsWith(`${stateFolder}/`))
    .sort();
}

async function findMissing(
  dir: string,
  label: string,
  { pages, notFound }: Deployment,
  paths: readonly string[],
): Promise<Diagnostic[]> {
  // The folder may hold only the uploaded files, without the manifest: then only the description lists them.
  const listed = await readManifest(statePaths(dir).manifest).catch(() => null);
  const written = new Set([...pages.map(({ file }) => file), notFound, ...(listed ?? [])]);
  const there = new Set(paths);
  return [...written]
    .filter((path) => !there.has(path) && !path.startsWith(`${stateFolder}/`))
    .sort()
    .map((path) =>
      diagnostic(
        'audit/missing-file',
        { file: `${label}/${path}`, line: 1, column: 1 },
        'The build wrote this file, and it is not there.',
        { hint: 'Build again, or copy the whole folder.' },
      ),
    );
}

function pagesOf(deployment: Deployment, paths: readonly string[]): PlacedPages {
  const there = new Set(paths);
  const pages = deployment.pages.map(({ path: route, file: path }) => ({
    route,
    path,
    expected: { canonical: absoluteUrl(deployment.origin, route) },
  }));
  const notFound = {
    route: notFoundRoute,
    path: deployment.notFound,
    expected: { canonical: null, indexable: false },
  };
  return { pages: [...pages, notFound].filter(({ path }) => there.has(path)), spellings: new Map() };
}

/** Pages of a folder without a description: how their server spells their addresses is not known. */
function pagesByName(paths: readonly string[]): PlacedPages {
  const pages = new Map<string, PlacedPage>();
  const spellings = new Map<string, string>();
  for (const path of paths.filter(isPage)) {
    // A folder's page is served below it, which is the base of its relative links.
    const bare = `/${path.replace(/(?:^|(?<=\/))index\.html?$/, '').replace(/\.html?$/, '')}`;
    const route = pages.has(bare) ? `/${path}` : bare;
    pages.set(route, { route, path, expected: {} });
    for (const other of [`/${path}`, `${route}/`, route.replace(/(?<=.)\/$/, '')])
      spellings.set(other, route);
  }
  return { pages: [...pages.values()], spellings };
}

async function originIn(
  pages: readonly PlacedPage[],
  read: (path: string) => Promise<Buffer>,
): Promise<string | null> {
  const home = pages.find(({ route }) => route === '/') ?? pages[0];
  return home === undefined ? null : claimedOrigin((await read(home.path)).toString());
}

function policiesOf(deployment: Deployment | null): string[] {
  const headers = [...(deployment?.headers ?? []), ...(deployment?.pageHeaders ?? [])];
  return headers
    .filter(({ name }) => name.toLowerCase() === 'content-security-policy')
    .map(({ value }) => value);
}

function isPage(path: string): boolean {
  return /\.html?$/.test(path);
}
