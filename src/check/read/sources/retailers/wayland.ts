import { stockStatement, type Statement } from '../../statement.ts';
import { readAvailability } from '../availability.ts';
import { ownProducts } from '../platforms/products.ts';
import { textOf } from '../things.ts';
import type { Retailer } from './retailer.ts';

/** Wayland: Next.js over Magento; the state's stockStatus tells a preorder from goods in stock. */
export const wayland: Retailer = {
  ids: ['Wayland'],
  hosts: ['waylandgames.co.uk'],
  read: ({ states, identity }) =>
    states
      .filter(({ name }) => name === '__NEXT_DATA__')
      .flatMap((state) => ownProducts(state, identity))
      .flatMap((product): Statement[] => {
        const status = textOf(product, 'stockStatus', 'stock_status') ?? '';
        const says = readAvailability(status);
        return says === null ? [] : [stockStatement('retailer', says, `stockStatus: ${status}`)];
      }),
  trusts: () => true,
};
