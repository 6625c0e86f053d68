import { ofKind, stockStatement, type Statement } from '../../statement.ts';
import type { PageSubject } from '../subject.ts';

const marks = ['/bundles/storefront/', 'product-detail-buy', 'buybox--inner'];

/**
 * Shopware also writes LimitedAvailability for discontinued products: its machine data needs a second
 * witness.
 */
export function readShopware({ page: { html, bodyNames }, structured }: PageSubject): Statement[] {
  const isShopware = /\bis-{1,2}ctl-\w/.test(bodyNames) || marks.some((mark) => html.includes(mark));
  return isShopware && ofKind(structured, 'stock').length > 0
    ? [stockStatement('platform', 'unread', 'a page of Shopware')]
    : [];
}
