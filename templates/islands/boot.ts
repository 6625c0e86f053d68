/** Runs before the first paint, so that colors and positions do not change afterward. */
import { goToOwnAddress } from './canonical.ts';
import { holdForAddress } from './hydrateFromAddress.ts';
import { deferLayout } from './late.ts';
import { applyRegion } from './region.ts';
import { applyScheme } from './scheme.ts';
import './loader.ts';

declare global {
  /** The kind of page that a script is for. Pages of boxes have no islands and no links to sections. */
  const PAGE: 'guide' | 'box' | 'page';
}

goToOwnAddress();
applyScheme();
if (REGION_SWITCH) applyRegion();
document.documentElement.classList.add('js');
if (PAGE !== 'box') holdForAddress();
if (PAGE === 'guide') deferLayout();
