import { ownProducts } from '../platforms/products.ts';
import { readAvailability } from '../availability.ts';
import type { Signal } from '../reading.ts';
import type { RetailerReader } from './retailer.ts';

/** Wayland: Next.js over Magento; the state's stockStatus tells a preorder from goods in stock. */
export const wayland: RetailerReader = {
  ids: ['Wayland'],
  hosts: /(?:^|\.)waylandgames\.co\.uk$/,
  read: ({ page, states }) =>
    states
      .filter((state) => state.where === '__NEXT_DATA__')
      .flatMap((state) => ownProducts(state, page))
      .flatMap((product): Signal[] => {
        const status = product.stockStatus ?? product.stock_status;
        const in_stock = typeof status === 'string' ? readAvailability(status) : undefined;
        if (typeof status !== 'string' || in_stock === undefined) return [];
        return [{ source: 'retailer', where: '__NEXT_DATA__ stockStatus', text: status, in_stock }];
      }),
  trusts: 'all',
};
