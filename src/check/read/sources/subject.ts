import type { Area } from '../page/area.ts';
import type { Identity } from '../page/identity.ts';
import type { Page } from '../page/openPage.ts';
import type { State } from './states.ts';

/** What the sources read: a page, what it goes by, the product's part of it, and the states of its scripts. */
export interface Subject {
  page: Page;
  identity: Identity;
  area: Area;
  states: readonly State[];
}
