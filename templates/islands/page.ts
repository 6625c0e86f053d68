/** The script of every page, a few kilobytes without a framework. */
import { followSections } from './contents.ts';
import { watchImages } from './images.ts';
import { catchUpOnLayout } from './late.ts';
import { retireOffers } from './oldOffers.ts';
import { startRegion } from './region.ts';
import { startSchemeButton } from './schemeButton.ts';
import { copySectionLinks, startPrintButtons } from './sections.ts';
import { startShelf } from './shelf.ts';
import { ownUpToSlowness } from './slow.ts';
import { startTicks } from './ticks.ts';
import { startToasts } from './toast/startToasts.ts';
import { wakeIslands } from './wake.ts';

startToasts();
startRegion();
retireOffers();
startSchemeButton();
followSections();
watchImages();
copySectionLinks();
startPrintButtons();
startTicks();
startShelf();
ownUpToSlowness();
wakeIslands();
catchUpOnLayout();
// From here on nothing is dead, so all of it may be seen.
document.documentElement.classList.add('live');
