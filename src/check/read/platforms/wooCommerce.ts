import { parseAmount } from '../../price.ts';
import { isElement, type Node } from '../dom.ts';
import { parseJson } from '../json.ts';
import type { Page } from '../page.ts';
import type { Signal } from '../reading.ts';
import { isThing } from '../things.ts';
import type { Zone } from '../zone.ts';

const classStock: Readonly<Record<string, boolean>> = {
  instock: true,
  outofstock: false,
  onbackorder: false,
};

/** What WooCommerce says: the class of the product around the heading, and the form's variations. */
export function readWooCommerce(page: Page, zone: Zone): Signal[] {
  return [...classSignal(page), ...variationSignals(zone)];
}

function classSignal(page: Page): Signal[] {
  for (let at: Node | null = page.h1; at !== null; at = at.parent as Node | null) {
    if (!isElement(at)) continue;
    const classes = (at.attribs.class ?? '').slice(0, 2000).split(/\s+/);
    if (!classes.includes('type-product')) continue;
    const stock = classes.find((name) => Object.hasOwn(classStock, name));
    if (stock === undefined) return [];
    return [{ source: 'platform', where: 'product class', text: stock, in_stock: classStock[stock] ?? null }];
  }
  return [];
}

function variationSignals(zone: Zone): Signal[] {
  const variations = parsed(zone.variations);
  if (variations.length === 0) return [];
  const signals: Signal[] = [];
  const flags = new Set(
    variations.flatMap((one) => (typeof one.is_in_stock === 'boolean' ? one.is_in_stock : [])),
  );
  const [flag] = flags;
  if (flag !== undefined) {
    // "In stock" counts backorders in; the text of the choice says so.
    const isUnsure =
      flags.size > 1 ||
      variations.some(
        ({ availability_html: text }) => typeof text === 'string' && /backorder|pre-?order/i.test(text),
      );
    signals.push({
      source: 'platform',
      where: 'variations',
      text: [...flags].join(', '),
      in_stock: isUnsure ? null : flag,
    });
  }
  const amounts = variations.flatMap((one) =>
    typeof one.display_price === 'number' ? (parseAmount(one.display_price) ?? []) : [],
  );
  const prices = [...new Set(amounts)];
  if (prices.length > 0) {
    signals.push({
      source: 'platform',
      where: 'variations',
      text: prices.join(', ').slice(0, 80),
      prices: prices.length === 1 ? prices : [],
      currency: null,
    });
  }
  return signals;
}

function parsed(json: string | null): Record<string, unknown>[] {
  const value = json === null ? null : parseJson(json);
  return Array.isArray(value) ? value.filter(isThing) : [];
}
