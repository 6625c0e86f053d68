import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { boxRedirects } from '../../domain/pages.ts';
import type { SiteFiles } from '../load/siteFiles.ts';
import { shownPath } from '../load/shownPath.ts';
import { nearestAddress } from './candidates.ts';
import { dataOfSite, routesOf } from './routes.ts';

export function* checkAddresses(files: SiteFiles): Iterable<Diagnostic> {
  const { addresses, redirects } = files;
  const file = shownPath(addresses.file);
  if (addresses.damaged) {
    const message = 'This is not a list of addresses, so missing pages go unnoticed.';
    const hint = 'Restore the file from git, or delete it; `guides addresses --write` starts a new one.';
    yield diagnostic('redirect/addresses-damaged', file, message, hint);
  }
  const routes = routesOf(files);
  const data = dataOfSite(files);
  if (!routes || !redirects || !data) return;
  const known = new Set([
    ...redirects.data.redirects.map(({ from }) => from),
    ...(redirects.data.gone ?? []),
    ...boxRedirects(data, new Set(addresses.paths)).map(({ from }) => from),
  ]);
  for (const [index, path] of addresses.paths.entries()) {
    if (known.has(path) || routes.get(path)?.status === 'published') continue;
    const near = nearestAddress(path, [...routes.keys()]);
    // The file has one path per line, after the version and the name of the list.
    const at = { file, line: index + 4, column: 3, endColumn: 5 + path.length };
    const message = `${path} was published but is now neither a page nor redirected.`;
    const hint = `Add to data/redirects.yaml: - from: ${path}, to: ${near ?? 'the page that replaces it'}. If none does, list it there under gone.`;
    yield diagnostic('redirect/lost-address', at, message, hint);
  }
}
