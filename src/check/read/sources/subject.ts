import type { Area } from '../page/area.ts';
import type { Identity } from '../page/identity.ts';
import type { Page } from '../page/openPage.ts';
import type { State } from './states.ts';

/**
 * The input of all sources: a page, its identity, the product's part of it, and the states of its scripts.
 */
export interface Subject {
  page: Page;
  identity: Identity;
  area: Area;
  states: readonly State[];
}
