import { isAffiliateParameter } from '../../content/rules/affiliateMarks.ts';
import { isShopHost, type CheckItem } from '../offers/item.ts';

/** The error in the form of an address that is never requested; null if there is none. */
export function findShapeFault({ url: text, link, shop }: CheckItem): string | null {
  if (!URL.canParse(text)) return 'the address cannot be read';
  const url = new URL(text);
  if (shop.hosts.length > 0 && !isShopHost(shop, url))
    return `${url.hostname} is not ${shop.hosts.join(' or ')}`;
  const own = shop.affiliate !== undefined && 'parameter' in shop.affiliate ? shop.affiliate : null;
  for (const [name, value] of url.searchParams) {
    if (isAffiliateParameter(name) && !(name === own?.parameter && value === own.value)) {
      return `it carries ${name}=${value.slice(0, 60)}, which is not ours`;
    }
  }
  const form = link === 'search' ? shop.search_path : shop.product_path;
  if (form === undefined) return null;
  const path = link === 'search' ? url.pathname + url.search : url.pathname;
  return new RegExp(form).test(path) ? null : `its path is not that of a ${link} page there`;
}
