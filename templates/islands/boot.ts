/** Runs before the page is painted. */
import { applyScheme } from './scheme.ts';
import './loader.ts';

document.documentElement.classList.add('js');
applyScheme();
