import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diagnostic, type Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Deployment } from '../../../domain/deployment.ts';
import { absoluteUrl, notFoundPath } from '../../../domain/routes.ts';
import { exactSize, fileCost } from '../budget/fileCost.ts';
import type { ExternalSite } from './auditExternal.ts';
import { stateFolder, statePaths, readManifest } from '../../write/plannedPaths.ts';
import { readSitemap } from '../auditSite.ts';

interface BuiltFolder {
  deployment: Deployment;
  files: ReadonlySet<string>;
  label: string;
}

export async function openFolder(dir: string, folder: BuiltFolder): Promise<ExternalSite> {
  const { deployment, label } = folder;
  // The build's own files are not part of the site.
  const paths = [...folder.files].filter((path) => !path.startsWith(`${stateFolder}/`));
  const there = new Set(paths);
  const read = (path: string) => readFile(join(dir, path));
  const pages = pagesOf(deployment).filter(({ path }) => there.has(path));
  const own = new Set(pages.map(({ path }) => path));
  const files = new Set(paths.filter((path) => !own.has(path)));
  const policies = [...deployment.headers, ...deployment.pageHeaders].flatMap(({ name, value }) =>
    name.toLowerCase() === 'content-security-policy' ? value : [],
  );
  return {
    baseUrl: deployment.origin,
    map: { routes: new Set(pages.map(({ route }) => route)), files },
    redirects: new Map(deployment.redirects.map(({ from, to }) => [from, to])),
    pages: pages.map((page) => ({
      ...page,
      file: `${label}/${page.path}`,
      read: async () => (await read(page.path)).toString(),
      policies,
    })),
    sitemap: await readSitemap(files, read, label),
    costs: {
      costOf: async (path) => (files.has(path) ? fileCost(path, await read(path)) : null),
      exactSize: async (path) => exactSize(path, await read(path)),
    },
    problems: await findMissing(dir, label, deployment, there),
    looked: paths.length,
  };
}

function pagesOf({ origin, pages, notFound }: Deployment) {
  return [
    ...pages.map(({ path: route, file: path }) => ({
      route,
      path,
      expected: { canonical: absoluteUrl(origin, route) },
    })),
    { route: notFoundPath, path: notFound, expected: { canonical: null, indexable: false } },
  ];
}

async function findMissing(
  dir: string,
  label: string,
  { pages, notFound }: Deployment,
  there: ReadonlySet<string>,
): Promise<Diagnostic[]> {
  // The folder may hold only the uploaded files, without the manifest: then only the description lists them.
  const listed = await readManifest(statePaths(dir).manifest).catch(() => null);
  const written = new Set([...pages.map(({ file }) => file), notFound, ...(listed ?? [])]);
  return [...written]
    .filter((path) => !there.has(path) && !path.startsWith(`${stateFolder}/`))
    .sort()
    .map((path) =>
      diagnostic(
        'audit/missing-file',
        { file: `${label}/${path}`, line: 1, column: 1 },
        'The build wrote this file, but it is missing.',
        { hint: 'Build again, or copy the whole folder.' },
      ),
    );
}
