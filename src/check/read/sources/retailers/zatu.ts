import { ofKind } from '../../reading.ts';
import type { RetailerReader } from './retailer.ts';

/**
 * Zatu on Shopify: goods on back-order can be ordered, so its structured data says available. The text next to the
 * price ("3+ in stock", "Back-Order", "Out of stock") is what counts.
 */
export const zatu: RetailerReader = {
  ids: ['Zatu'],
  hosts: ['zatu.com', 'zatugames.co.uk', 'board-game.co.uk'],
  read: (_, general) => {
    const [text, ...more] = ofKind(general, 'stock').filter(({ source }) => source === 'shown');
    const own = text === undefined || more.length > 0 ? [] : [{ ...text, source: 'retailer' } as const];
    const isThere = own.every(({ says }) => says === 'in');
    const trusted = general.filter((one) => {
      const saysSo = (one.kind === 'stock' && one.says === 'in') || one.kind === 'button';
      return !saysSo || (isThere && one.source !== 'platform');
    });
    return [...own, ...trusted];
  },
};
