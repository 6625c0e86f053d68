/** What every page gets once it is shown, in a few kilobytes and without a framework. */
import { followSections } from './contents.ts';
import { watchImages } from './images.ts';

followSections();
watchImages();
