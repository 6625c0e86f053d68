import type { Element } from '../../../html/parseHtml.ts';
import { isWithin } from '../../../html/text.ts';
import { namesMatcher, namesOf } from './names.ts';

const unseen = new Set('script style template noscript svg iframe head object datalist'.split(' '));
// Templates that a script fills or drops: what they say holds for neither case.
const scripted = new Set(
  'hidden v-if v-else v-else-if v-show v-cloak x-if x-show x-cloak ng-if ng-show ng-hide data-ng-if data-ng-show *ngif'.split(
    ' ',
  ),
);
const isCalledHidden = namesMatcher(
  'hidden hide d-none display-none no-display unvisible invisible offscreen off-screen',
);
const hiddenStyle = /display\s*:\s*none|visibility\s*:\s*hidden|(?:left|top|text-indent)\s*:\s*-\d{4}/i;
const isSoldOutBadge = namesMatcher('price-badge-sold-out');
const isSoldOutPrice = namesMatcher('price-sold-out');

/** Whether nothing below an element is seen by a reader. */
export function isHidden(element: Element): boolean {
  if (unseen.has(element.name)) return true;
  // Scripts hide the whole page until they have run.
  if (element.name === 'html' || element.name === 'body') return false;
  const { attribs } = element;
  // aria-hidden is seen all the same: a whole page is, while a consent dialog is open.
  for (const name in attribs) if (scripted.has(name)) return true;
  if (attribs.style !== undefined && hiddenStyle.test(attribs.style.slice(0, 500))) return true;
  if (attribs.class === undefined) return false;
  const names = namesOf(element);
  if (isCalledHidden(names)) return true;
  // Shopify's themes write "Sold out" into every price, and show it by a class of what is around it.
  return isSoldOutBadge(names) && !isWithin(element, (around) => isSoldOutPrice(namesOf(around)));
}
