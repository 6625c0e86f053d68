/** Runs before the first paint, so that colors and positions do not change afterwards. */
import { goToOwnAddress } from './canonical.ts';
import { holdForAddress } from './hydrateFromAddress.ts';
import { deferLayout } from './late.ts';
import { applyRegion } from './region.ts';
import { applyScheme } from './scheme.ts';
import './loader.ts';

goToOwnAddress();
applyScheme();
if (REGION_SWITCH) applyRegion();
document.documentElement.classList.add('js');
holdForAddress();
deferLayout();
