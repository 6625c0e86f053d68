import type { Retailer } from './retailer.ts';
import { readShownStock } from '../shownStock.ts';

/**
 * Zatu on Shopify: goods on back-order can be ordered, so its machine data calls them available. The text beside the
 * price ("3+ in stock", "Back-Order", "Out of stock") is what counts.
 */
export const zatu: Retailer = {
  ids: ['Zatu'],
  hosts: ['zatu.com', 'zatugames.co.uk', 'board-game.co.uk'],
  read: (subject) => {
    const shown = readShownStock(subject).filter(({ kind }) => kind === 'stock');
    return shown.length === 1 ? shown.map((statement) => ({ ...statement, source: 'retailer' })) : [];
  },
  trusts: (statement, own) => {
    const isThere = (statement.kind === 'stock' && statement.says === 'in') || statement.kind === 'button';
    if (!isThere) return true;
    // If the shop's text says "Back-Order", statements of availability only mean that it can be ordered.
    return statement.source !== 'platform' && !own.some((one) => one.kind === 'stock' && one.says !== 'in');
  },
};
