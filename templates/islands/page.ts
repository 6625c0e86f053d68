/** What every page gets once it is shown, in a few kilobytes and without a framework. */
import { followSections } from './contents.ts';
import { watchImages } from './images.ts';
import { startOfferAge } from './offerAge.ts';
import { startRegion } from './region.ts';
import { startSchemeButton } from './schemeButton.ts';
import { copySectionLinks, startPrintButtons } from './sections.ts';
import { startShelf } from './shelf.ts';
import { startSorting } from './sortBoxes.ts';
import { wakeIslands } from './wake.ts';

startRegion();
startOfferAge();
startSchemeButton();
followSections();
watchImages();
copySectionLinks();
startPrintButtons();
startSorting();
startShelf();
wakeIslands();
