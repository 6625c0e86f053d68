import { isInStock } from '../stockPhrase.ts';
import type { RetailerReader } from './retailer.ts';

/**
 * Zatu on Shopify: goods on back-order can be ordered, so its machine data calls them available. The text beside the
 * price ("3+ in stock", "Back-Order", "Out of stock") is what counts.
 */
export const zatu: RetailerReader = {
  ids: ['Zatu'],
  hosts: /(?:^|\.)(?:zatu\.com|zatugames\.co\.uk|board-game\.co\.uk)$/,
  read: ({ zone }) => {
    const phrases = new Set(zone.notes.map((note) => note.phrase));
    const [phrase] = phrases;
    if (phrase === undefined || phrases.size > 1) return [];
    const text = zone.notes[0]?.text ?? '';
    return [{ source: 'retailer', where: 'stock text', text, in_stock: isInStock(phrase) }];
  },
  trusts: (signal, own) => {
    if (signal.in_stock !== true) return true;
    if (signal.source === 'platform') return false;
    // Where the shop's text says "Back-Order", what calls it available only means that it can be ordered.
    return !own.some((one) => one.in_stock === false);
  },
};
