import { regionCurrency } from '../../domain/offers.ts';
import { marketplaces, type Region } from './access.ts';

type Json = Record<string, unknown>;

function listing(region: Region, more: Json = {}): Json {
  return {
    availability: { type: 'IN_STOCK', message: 'In Stock', minOrderQuantity: 1, maxOrderQuantity: 30 },
    condition: { value: 'New' },
    isBuyBoxWinner: true,
    merchantInfo: { name: region === 'US' ? 'Amazon.com' : 'Amazon', id: 'PRACTICE' },
    price: money(24.99, regionCurrency[region]),
    violatesMAP: false,
    ...more,
  };
}

function money(amount: number, currency: string): Json {
  return { money: { amount, currency, displayAmount: `${currency} ${amount}` } };
}

const stock = (type: string) => ({ availability: { type, message: type } });
const deal = (more: Json) => ({ dealDetails: { accessType: 'ALL', badge: 'Deal', ...more } });

/** The listings of an item, by what is special about them. null: the item is a partial error. */
export const practiceItems: Readonly<Record<string, (region: Region) => Json[] | null>> = {
  amazon: (region) => [listing(region)],
  seller: (region) => [listing(region, { merchantInfo: { name: 'Harbor Games', id: 'SELLER' } })],
  'few-left': (region) => [listing(region, stock('IN_STOCK_SCARCE'))],
  'unknown-stock': (region) => [listing(region, stock('ON_A_SHIP'))],
  'out-of-stock': (region) => [listing(region, { ...stock('OUT_OF_STOCK'), price: undefined })],
  preorder: (region) => [listing(region, stock('PREORDER'))],
  later: (region) => [listing(region, stock('AVAILABLE_DATE'))],
  used: (region) => [listing(region, { condition: { value: 'Used', subCondition: 'Good' } })],
  'no-buy-box': (region) => [listing(region, { isBuyBoxWinner: false })],
  subscribe: (region) => [listing(region, { type: 'SUBSCRIBE_AND_SAVE' })],
  lightning: (region) => [listing(region, { type: 'LIGHTNING_DEAL', ...deal({}) })],
  haul: (region) => [listing(region, { type: 'HAUL' })],
  prime: (region) => [listing(region, deal({ accessType: 'PRIME_EXCLUSIVE' }))],
  'early-access': (region) => [listing(region, deal({ accessType: 'PRIME_EARLY_ACCESS' }))],
  'ends-soon': (region) => [listing(region, deal({ endTime: '2026-11-30T07:59:00Z' }))],
  'open-deal': (region) => [listing(region, deal({}))],
  map: (region) => [listing(region, { violatesMAP: true })],
  currency: (region) => [listing(region, { price: money(22, 'EUR') })],
  'two-at-once': (region) => [listing(region, { availability: { type: 'IN_STOCK', minOrderQuantity: 2 } })],
  nameless: (region) => [listing(region, { merchantInfo: undefined })],
  'no-price': (region) => [listing(region, { price: undefined })],
  parent: () => [],
  gone: () => null,
};

const itemNames = Object.keys(practiceItems);

/** The state that the stand-in gives to an item: each in its turn. */
export function practiceStateOf(asin: string): string {
  const sum = Array.from(asin).reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 0);
  return itemNames[sum % itemNames.length] ?? 'gone';
}

export function practiceItem(asin: string, region: Region, listings: Json[]): Json {
  return {
    asin,
    detailPageURL: `https://${marketplaces[region].host}/dp/${asin}?tag=practice-20&linkCode=ogi`,
    // A parent stands for its variations, and has no listing.
    ...(listings.length > 0 && { offersV2: { listings } }),
  };
}

/** What a search finds: the product itself, a thing for it, and a copy in another language. */
export function practiceProducts(keywords: string, region: Region): Json[] {
  const words = keywords.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  const sum = Array.from(keywords).reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 1e8, 7);
  return [words, `${words} Organizer Insert`, `${words} German Edition`].map((title, index) => ({
    ...practiceItem(`B${index}${String(sum).padStart(8, '0')}`, region, []),
    itemInfo: { title: { displayValue: title, label: 'Title', locale: 'en_US' } },
  }));
}
