import { join } from 'node:path';
import type { BuildOptions } from '../../site/buildSite.ts';
import type { PlannedFile } from '../../site/planned.ts';

/** A page that passes the audit. */
export function goodPage(route: string, text = ''): string {
  return `<!doctype html><html lang="en-US"><head><title>${route}</title><meta name="description" content="About ${route}."><link rel="canonical" href="https://guides.games${route}"></head><body><h1>${route}</h1><p>${text}</p></body></html>`;
}

export function page(route: string, text = ''): PlannedFile {
  const path = route === '/' ? 'index.html' : `${route.slice(1)}.html`;
  return { path, route, produce: () => goodPage(route, text) };
}

export function asset(path: string, text: string): PlannedFile {
  return { path, produce: () => text };
}

/** A build of a project folder into its dist/. */
export function buildOptions(
  project: string,
  files: Iterable<PlannedFile>,
  more: Partial<BuildOptions> = {},
): BuildOptions {
  return {
    files,
    out: 'dist',
    surroundings: { cwd: project, home: join(project, '../home'), data: join(project, 'data') },
    audit: {
      baseUrl: 'https://guides.games',
      redirects: new Map(),
      allowedInlineHashes: new Set(),
      budgetOf: () => null,
    },
    strict: false,
    ...more,
  };
}
