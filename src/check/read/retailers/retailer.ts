import type { Page } from '../page.ts';
import type { Signal } from '../reading.ts';
import type { State } from '../states.ts';
import type { Zone } from '../zone.ts';

/** What a shop's reader may look at. */
export interface RetailerPage {
  page: Page;
  zone: Zone;
  states: readonly State[];
}

/** A shop whose pages need more than the general reader knows. */
export interface RetailerReader {
  /** Ids in data/retailers.yaml. */
  ids: readonly string[];
  hosts: RegExp;
  /** The shop's own signals; they come first. */
  read: (shop: RetailerPage) => Signal[];
  /** Whether a general signal means at this shop what it says; own: what read found. 'none': the shop's reader reads alone. */
  trusts: 'all' | 'none' | ((signal: Signal, own: readonly Signal[]) => boolean);
}
