import { attribute, plain, textOf, type Element } from './dom.ts';
import { isBuyText, readPhrase, withoutIcon } from './phrases.ts';
import type { StockPhrase } from './stockPhrase.ts';
import { namesOf } from './regions.ts';

/** A button or link that buys, or says why one cannot. */
export interface Control {
  text: string;
  buys: boolean;
  phrase: StockPhrase | null;
  disabled: boolean;
}

const buyNames = /(?:^|[\s_-])add-?to-?(?:cart|basket|bag)(?:$|[\s_-])|addTo(?:Cart|Basket|Bag)/i;

/** "Add to cart (pre-order)" is a preorder; of its preorders a shop speaks without saying that this is one. */
function orderedAhead(text: string): StockPhrase | null {
  const found = /\b(?:pre|back)-?\s?order(s\b)?/i.exec(text);
  return found === null ? null : found[1] === undefined ? 'ahead' : 'doubt';
}

/** A button or link that says something about buying, or null. */
export function readControl(element: Element): Control | null {
  const { name, attribs } = element;
  const isInput = name === 'input' && /^(?:submit|button|image)$/.test(attribs.type?.toLowerCase() ?? '');
  const isNamed = buyNames.test(namesOf(element));
  const isLink =
    name === 'a' &&
    (attribs.role === 'button' ||
      /(?:^|[\s_-])(?:btn|button|add-?to-?(?:cart|basket|bag))/i.test(namesOf(element)));
  // Pictures and boxes with a script behind them are buttons too, where they are named so.
  const isPicture = isNamed && (name === 'img' || name === 'div' || name === 'span');
  if (name !== 'button' && !isInput && !isLink && !isPicture) return null;
  const shown = isInput ? (attribs.value ?? '') : plain(textOf(element, 120));
  const text = plain(
    shown === '' ? (attribs['aria-label'] ?? attribs.title ?? attribs.alt ?? '') : shown,
  ).slice(0, 120);
  const phrase = readPhrase(withoutIcon(text)) ?? orderedAhead(text);
  const buys =
    phrase === null &&
    (isBuyText(text) || (isNamed && /^(?:\+ ?)?(?:add|ajouter|aggiungi|añadir|hinzufügen)$/i.test(text)));
  if (!buys && phrase === null) return null;
  const disabled =
    attribute(element, 'disabled') !== null ||
    attribs['aria-disabled'] === 'true' ||
    /(?:^|[\s_-])(?:disabled|sold-?out|out-?of-?stock|out-stock|unavailable)(?:$|\s)/i.test(namesOf(element));
  return { text, buys, phrase, disabled };
}
