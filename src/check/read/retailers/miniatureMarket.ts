import { attribute, plain, textOf, type Element } from '../dom.ts';
import { isBuyText, readPhrase } from '../phrases.ts';
import { findAll, hasClass, isWithin } from '../queries.ts';
import type { Signal } from '../reading.ts';
import type { RetailerReader } from './retailer.ts';

// Listing boxes and sliders have buy buttons of their own.
const otherProducts = [
  'product-box',
  'product-slider',
  'cross-selling-tab-content',
  'cms-element-product-slider',
  'cms-element-product-listing',
];

/** Miniature Market on Shopware 6: the buy button of the product's own form says what its mark-up does not. */
export const miniatureMarket: RetailerReader = {
  ids: ['MiniatureMarket'],
  hosts: /(?:^|\.)miniaturemarket\.com$/,
  read: ({ page }) =>
    findAll(page.root, (element) => hasClass(element, 'btn-buy') || hasClass(element, 'btn__out-stock'))
      .filter((button) => !isWithin(button, (around) => otherProducts.some((name) => hasClass(around, name))))
      .flatMap(readButton),
  trusts: 'all',
};

function readButton(button: Element): Signal[] {
  const text = plain(textOf(button, 120));
  const isOut = hasClass(button, 'btn__out-stock') || readPhrase(text) !== null;
  const isLive = isBuyText(text) && attribute(button, 'disabled') === null;
  return isOut || isLive ? [{ source: 'retailer', where: '.btn-buy', text, in_stock: !isOut }] : [];
}
