import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { absoluteUrl, guidePath } from '../../domain/routes.ts';
import type { SiteFiles } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';

export function* checkCanonical(files: SiteFiles): Iterable<Diagnostic> {
  if (!files.site) return;
  for (const { data, source } of files.guides.values()) {
    const computed = absoluteUrl(files.site.data.base_url, guidePath(data.slug, files.site.data));
    if (data.canonical_url === undefined || data.canonical_url === computed) continue;
    const message = `"canonical_url" is ${data.canonical_url}, but the guide’s address is ${computed}.`;
    const hint = 'Delete the field: the address is computed.';
    yield diagnostic('guide/canonical', locationOf(source, ['canonical_url']), message, hint);
  }
}
