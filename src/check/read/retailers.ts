import { amazon } from './retailers/amazon.ts';
import { miniatureMarket } from './retailers/miniatureMarket.ts';
import type { RetailerReader } from './retailers/retailer.ts';
import { wayland } from './retailers/wayland.ts';
import { zatu } from './retailers/zatu.ts';

const readers: readonly RetailerReader[] = [amazon, miniatureMarket, zatu, wayland];

/** The reader for a retailer's id, else for the page's host; null for the general one alone. */
export function retailerReader(retailer: string | undefined, url: URL): RetailerReader | null {
  const byId = readers.find((reader) => retailer !== undefined && reader.ids.includes(retailer));
  return byId ?? readers.find((reader) => reader.hosts.test(url.hostname)) ?? null;
}
