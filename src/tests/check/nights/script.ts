import { seededRandom } from '../../seededRandom.ts';
import { productPage, type PracticeAnswer } from '../../../cli/check/practice.ts';

export const nights = 90;

/** The actual price and stock at a shop on a night. */
export interface NightTruth {
  price: number;
  inStock: boolean;
}

/** A problem with a shop on some nights; the layout change is intentional. */
type Trouble = 'outage' | 'portal' | 'wall' | 'layout';

/** One product of a shop, night by night. */
export interface ScriptedProduct {
  /** Its offer's id, and its first address below /products/. */
  id: string;
  title: string;
  currency: 'GBP' | 'USD';
  truths: NightTruth[];
  /** From this night on, its address permanently redirects to another one. */
  movesOn: number | null;
  /** From this night on, its address is a 404. */
  goneFrom: number | null;
  /** On this night only, its page shows a price that is ten times too high. */
  typoOn: number | null;
}

/** The same in every run: changing prices and stock. */
export function scriptProducts(
  products: readonly Pick<ScriptedProduct, 'id' | 'title' | 'currency'>[],
): ScriptedProduct[] {
  const random = seededRandom(17);
  return products.map((one, index) => {
    let truth: NightTruth = { price: Math.round(1_500 + random() * 4_000) / 100, inStock: random() > 0.2 };
    const usual = truth.price;
    const truths = Array.from({ length: nights }, () => {
      if (random() < 0.05)
        truth = { ...truth, price: Math.round(usual * (70 + Math.floor(random() * 50))) / 100 };
      if (random() < 0.03) truth = { ...truth, inStock: !truth.inStock };
      return truth;
    });
    return {
      ...one,
      truths,
      movesOn: index % 11 === 3 ? 30 + index : null,
      goneFrom: index % 13 === 5 ? 50 : null,
      typoOn: index % 7 === 2 ? 12 + index : null,
    };
  });
}

/**
 * Zatu is down for three nights, adds a bot wall and gets a new layout; on two nights a portal answers for
 * every shop.
 */
export function troubleOf(currency: 'GBP' | 'USD', night: number): Trouble | null {
  if (night === 40 || night === 41) return 'portal';
  if (currency === 'USD') return night === 80 ? 'outage' : null;
  if (night >= 20 && night < 23) return 'outage';
  if (night >= 60 && night < 64) return 'wall';
  return night >= 70 && night < 74 ? 'layout' : null;
}

/** The login page of the portal, shown in place of every page of every shop. */
export const portalPage: PracticeAnswer = {
  kind: 'page',
  status: 200,
  title: 'Hotel Wi-Fi',
  body: '<h1>Hotel Wi-Fi</h1><p>Log in to go online.</p>',
};

/** The shop's answer at /products/NAME. */
export function answerOn(
  products: readonly ScriptedProduct[],
  currency: 'GBP' | 'USD',
  name: string,
  night: number,
): PracticeAnswer | undefined {
  const trouble = troubleOf(currency, night);
  if (trouble === 'outage') return { kind: 'hang-up' };
  const isNew = name.startsWith('new-');
  const found = products.find(({ id }) => id === (isNew ? name.slice('new-'.length) : name));
  if (found === undefined && name !== 'robots.txt') return undefined;
  const page = (status: number, title: string, body: string): PracticeAnswer => ({
    kind: 'page',
    status,
    title,
    body,
  });
  if (trouble === 'portal') return portalPage;
  if (trouble === 'wall') return page(403, 'Just a moment...', '<h1>Just a moment...</h1>');
  const truth = found?.truths[night];
  if (found === undefined || truth === undefined) return undefined;
  if (isGone(found, night)) return undefined;
  if (found.movesOn !== null && night >= found.movesOn && !isNew)
    return { kind: 'redirect', to: `/products/new-${name}` };
  if (trouble === 'layout')
    return page(200, found.title, `<h1>${found.title}</h1><p>A game about birds.</p>`);
  const price = night === found.typoOn ? truth.price * 10 : truth.price;
  return productPage(found.title, {
    price: price.toFixed(2),
    currency,
    stock: truth.inStock ? 'InStock' : 'OutOfStock',
  });
}

export function isGone({ goneFrom }: ScriptedProduct, night: number): boolean {
  return goneFrom !== null && night >= goneFrom;
}

/** Whether a working check sees the actual state of the shop on a night. */
export function isSeen(product: ScriptedProduct, night: number): boolean {
  return troubleOf(product.currency, night) === null && !isGone(product, night) && night !== product.typoOn;
}
