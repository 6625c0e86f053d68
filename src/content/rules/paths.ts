import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { indexPath, textPagePath } from '../../domain/routes.ts';
import type { SiteFiles } from '../siteFiles.ts';
import { locationOf } from '../source.ts';

const taken: readonly string[] = ['404', 'api', 'art', 'assets', 'guides', 'index'];

export function* checkPaths(files: SiteFiles): Iterable<Diagnostic> {
  for (const { data, source } of files.pages.values()) {
    const isIndex = files.site && indexPath(files.site.data.vertical) === textPagePath(data.slug);
    if (!isIndex && !taken.includes(data.slug)) continue;
    const owner = isIndex ? 'the index of guides' : 'the site’s own files';
    const at = locationOf(source, ['slug']);
    const message = `The address ${textPagePath(data.slug)} belongs to ${owner}.`;
    yield diagnostic('id/path-taken', at, message, 'Rename the page: its file, id and slug.');
  }
}
