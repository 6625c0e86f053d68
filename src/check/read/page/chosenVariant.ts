import { isElement } from '../../../html/parseHtml.ts';
import type { ShopPage } from './openPage.ts';

const chooses = /^(?:variant|variation|sku|childsku|color|size|edition|language|option|v)/i;

/** The values of an address's parameters that choose a variant of its product. */
export function askedVariants(url: URL): string[] {
  return [...url.searchParams].flatMap(([key, value]) => (chooses.test(key) && value !== '' ? value : []));
}

/** The numbers that the forms of a page would send, those of other products among them. */
function sentVariants({ idFields }: ShopPage): string[] {
  const values = idFields.map((field) => {
    if (field.name === 'input')
      return field.attribs.type === 'radio' && field.attribs.checked === undefined
        ? undefined
        : field.attribs.value;
    const options = field.children.filter(isElement).filter(({ name }) => name === 'option');
    const chosen = options.find(({ attribs }) => attribs.selected !== undefined);
    return (chosen ?? options.find(({ attribs }) => attribs.disabled === undefined))?.attribs.value;
  });
  return [...new Set(values)].filter((value) => value !== undefined);
}

/**
 * Of a product's variants, those that the address asks for, or else the one that the page's form would send; all of them
 * if neither is known. numbers: what an address or a form calls a variant. isPreset: only the form chooses.
 */
export function chosenAmong<T extends { numbers: readonly (string | null)[] }>(
  variants: readonly T[],
  page: ShopPage,
): { chosen: readonly T[]; isPreset: boolean } {
  if (variants.length < 2) return { chosen: variants, isPreset: false };
  const known = new Set(variants.flatMap(({ numbers }) => numbers));
  const sent = sentVariants(page).filter((value) => known.has(value));
  const [asked = [], preset = []] = [askedVariants(page.url), sent.length === 1 ? sent : []].map((values) =>
    variants.filter(({ numbers }) => values.some((value) => numbers.includes(value))),
  );
  const isPreset = asked.length === 0 && preset.length > 0;
  return { chosen: [asked, preset, variants].find(({ length }) => length > 0) ?? [], isPreset };
}
