/** Runs before the page is painted, so that nothing changes its colour or its place afterwards. */
import { applyRegion } from './region.ts';
import { applyScheme } from './scheme.ts';
import './loader.ts';

document.documentElement.classList.add('js');
applyScheme();
applyRegion();
