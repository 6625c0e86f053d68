import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { guidePath } from '../../domain/routes.ts';
import type { SiteFiles } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';
import { candidatesAt, suggest } from './candidates.ts';
import { draftReference } from './drafts.ts';
import { findRepeats, textsAt } from './fieldTexts.ts';

export function* checkRelated(files: SiteFiles): Iterable<Diagnostic> {
  const address = (slug: string) => guidePath(slug, files.site?.data);
  const pattern = new RegExp(`^${address('([a-z0-9-]+)')}$`);
  const routes = candidatesAt(files.guides.values(), 'slug').map((one) => ({
    ...one,
    name: address(one.name),
  }));
  for (const guide of files.guides.values()) {
    const { data, source } = guide;
    for (const { value, at } of findRepeats(textsAt([guide], 'related_guides.*.href'))) {
      const message = `The related guide ${value} is listed twice.`;
      yield diagnostic('guide/related-repeated', at, message, 'Delete one of the two.');
    }
    for (const [index, related] of data.related_guides.entries()) {
      const path = ['related_guides', index, 'href'];
      const at = () => locationOf(source, path);
      const slug = pattern.exec(related.href)?.[1];
      if (slug === undefined) {
        const message = `${related.href} is not the address of a guide.`;
        const more = suggest(related.href, routes, `Use the form ${address('<slug>')}.`);
        yield diagnostic('guide/related-not-a-guide', at(), message, more);
        continue;
      }
      if (related.href === address(data.slug)) {
        const message = 'The guide is related to itself.';
        yield diagnostic('guide/related-itself', at(), message, 'Name another guide.');
        continue;
      }
      const other = files.guidesByPath.get(related.href);
      const exists = other !== undefined || files.broken.has(`guide/${slug}`);
      const availableAt = () => locationOf(source, ['related_guides', index, 'available']);
      if (related.available && !exists) {
        const message = `${related.href} is marked as available, but there is no such guide.`;
        const { hint, related: locations } = suggest(related.href, routes, '');
        const near = hint.startsWith('Did you') ? `${hint} Otherwise set` : 'Set';
        yield diagnostic('guide/related-missing', availableAt(), message, {
          hint: `${near} available to false until the guide is published.`,
          related: locations,
        });
      } else if (related.available && other?.data.status === 'draft' && data.status === 'published') {
        yield draftReference(`The related guide ${related.href}`, source, path);
      } else if (!related.available && other?.data.status === 'published') {
        const message = `${related.href} is marked as coming soon, but the guide is published.`;
        yield diagnostic('guide/related-exists', availableAt(), message, 'Set available to true.');
      }
    }
  }
}
