import { diagnostic, formatLocation, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isTakenPath } from '../../domain/deployment/isTakenPath.ts';
import type { Page } from '../../domain/pages.ts';
import type { SiteFiles } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';
import { fileOf, sitePagesOf } from './routes.ts';

/** Names of the site's own folders, and of the file that one server shows for an unknown address. */
const folders: readonly string[] = ['/api', '/art', '/assets', '/404'];

export function* checkPaths(files: SiteFiles): Iterable<Diagnostic> {
  const seen = new Map<string, Page>();
  const pages = sitePagesOf(files);
  const parents = new Set(pages.map(({ path }) => path.slice(0, path.lastIndexOf('/'))));
  for (const page of pages) {
    const { path, owner, status, kind } = page;
    if (status === 'off' || kind === 'not_found') continue;
    const entry = fileOf(files, owner);
    const first = seen.get(path);
    seen.set(path, first ?? page);
    if (!entry || (first === undefined && !isOfFiles(page, parents))) continue;
    const other = first && fileOf(files, first.owner);
    const named =
      first && other ? `the page of ${formatLocation(locationOf(other.source, first.owner.path))}` : null;
    const message = `The address ${path} belongs to ${named ?? 'the site’s own files'}.`;
    const hint = kind === 'text' ? 'Rename the page: its file, id and slug.' : 'Choose another address.';
    yield diagnostic('id/path-taken', locationOf(entry.source, owner.path), message, hint);
  }
}

function isOfFiles({ path, kind }: Page, parents: ReadonlySet<string>): boolean {
  return (
    (kind === 'text' && (folders.includes(path) || parents.has(path))) || (path !== '/' && isTakenPath(path))
  );
}
