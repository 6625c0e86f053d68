import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { indexPath, textPagePath } from '../../domain/routes.ts';
import type { SiteFiles } from '../siteFiles.ts';
import { placeOf } from '../source.ts';

/** Names that the site's files and hosts use at the top of the address. */
const taken: readonly string[] = ['404', 'api', 'art', 'assets', 'guides', 'index'];

/** No text page has the address of another page or file. */
export function* checkPaths(files: SiteFiles): Iterable<Diagnostic> {
  for (const { data, source } of files.pages.values()) {
    const isIndex = files.site && indexPath(files.site.data.vertical) === textPagePath(data.slug);
    if (!isIndex && !taken.includes(data.slug)) continue;
    const owner = isIndex ? 'the index of guides' : 'the site’s own files';
    const message = `The address ${textPagePath(data.slug)} belongs to ${owner}.`;
    yield finding('id/path-taken', placeOf(source, ['slug']), message, {
      hint: 'Rename the page: its file, id and slug.',
    });
  }
}
