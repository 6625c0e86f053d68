import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { guidePath } from '../../domain/routes.ts';
import type { SiteFiles } from '../siteFiles.ts';
import { placeOf } from '../source.ts';
import { suggest } from './candidates.ts';
import { draftReference } from './drafts.ts';
import { findRepeats } from './repeats.ts';

const guideAddress = /^\/guides\/([a-z0-9-]+)-expansion-order$/;

/** Related guides are other guides, each listed once, and available says whether they exist. */
export function* checkRelated(files: SiteFiles): Iterable<Diagnostic> {
  const routes = [...files.guides.values()].map(({ data, source }) => ({
    name: guidePath(data.slug),
    place: () => placeOf(source, ['slug'], 'key'),
  }));
  for (const { data, source } of files.guides.values()) {
    const hrefs = data.related_guides.map(({ href }, index) => ({
      value: href,
      path: ['related_guides', index, 'href'],
    }));
    for (const { value, path } of findRepeats(hrefs)) {
      const message = `The related guide ${value} is listed twice.`;
      yield finding('guide/related-repeated', placeOf(source, path), message, {
        hint: 'Delete one of the two.',
      });
    }
    for (const [index, related] of data.related_guides.entries()) {
      const path = ['related_guides', index, 'href'];
      const at = () => placeOf(source, path);
      const slug = guideAddress.exec(related.href)?.[1];
      if (slug === undefined) {
        const message = `${related.href} is not the address of a guide.`;
        const more = suggest(related.href, routes, 'It has the form /guides/<slug>-expansion-order.');
        yield finding('guide/related-not-a-guide', at(), message, more);
        continue;
      }
      if (related.href === guidePath(data.slug)) {
        yield finding('guide/related-itself', at(), 'The guide is related to itself.', {
          hint: 'Name another guide.',
        });
        continue;
      }
      const guide = files.guidesByPath.get(related.href);
      const exists = guide !== undefined || files.broken.has(`guide/${slug}`);
      const availableAt = () => placeOf(source, ['related_guides', index, 'available']);
      if (related.available && !exists) {
        const message = `${related.href} is said to be available, but there is no such guide.`;
        const { hint, related: places } = suggest(related.href, routes, '');
        const near = hint.startsWith('Did you') ? `${hint} Otherwise set` : 'Set';
        yield finding('guide/related-missing', availableAt(), message, {
          hint: `${near} available to false until the guide is published.`,
          related: places,
        });
      } else if (related.available && guide?.data.status === 'draft' && data.status === 'published') {
        yield draftReference(`The related guide ${related.href}`, source, path);
      } else if (!related.available && guide?.data.status === 'published') {
        const message = `${related.href} is said to come soon, but the guide is published.`;
        yield finding('guide/related-exists', availableAt(), message, { hint: 'Set available to true.' });
      }
    }
  }
}
