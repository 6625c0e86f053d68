import { join } from 'node:path';
import { absoluteUrl, pageFile } from '../../domain/routes.ts';
import type { BuildOptions } from '../../site/build/buildSite.ts';
import type { PlannedFile } from '../../site/planned.ts';

/** A page that passes the audit. */
export function goodPage(route: string, text = ''): string {
  return `<!doctype html><html lang="en-US"><head><title>${route}</title><meta name="description" content="About ${route}."><link rel="canonical" href="https://guides.games${route}"></head><body><h1>${route}</h1><p>${text}</p></body></html>`;
}

export function page(route: string, text = ''): PlannedFile {
  return pageOf(route, () => goodPage(route, text));
}

export function pageOf(route: string, render: () => string | Promise<string>, source?: string): PlannedFile {
  return {
    path: pageFile(route),
    route,
    ...(source !== undefined && { source }),
    expected: { canonical: absoluteUrl('https://guides.games', route), indexable: true },
    view: () => ({ inputs: null, render }),
    produce: render,
  };
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
    surroundings: { cwd: project, data: join(project, 'data') },
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
