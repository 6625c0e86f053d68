import { readPage } from '../readPage.ts';
import { referencesOf } from '../references.ts';

/** Every address in a page that the audit asks about: links, what is loaded, images for shared links. */
export function linkedAddresses(html: string): string[] {
  const { elements } = readPage(html);
  return elements.flatMap((element) => {
    const { name, attributes } = element;
    const shared = ['og:image', 'twitter:image'].includes(attributes.property ?? attributes.name ?? '');
    return [
      ...referencesOf(element).map(({ address }) => address),
      name === 'meta' && shared ? (attributes.content ?? []) : [],
    ].flat();
  });
}
