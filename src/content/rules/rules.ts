import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SiteFiles, UnitFiles } from '../load/siteFiles.ts';
import { checkBoxes, checkBoxOffers, checkGtins, checkPairs, checkCompatibility } from './boxes.ts';
import { checkDates, checkYears, checkChanges } from './dates.ts';
import { checkDrafts } from './drafts.ts';
import { checkFacts, checkRanges, checkSpellings } from './facts.ts';
import { checkFaqScopes } from './faqScopes.ts';
import { checkFilters, checkNewsletter, checkRetailers, checkColors, checkContrast } from './settings.ts';
import { checkGuideLists, checkComparisons } from './comparisons.ts';
import { checkIds, checkSharedIds } from './ids.ts';
import { checkImages, checkHeroSize } from './images.ts';
import { checkLinkMarkup } from './links.ts';
import { checkOffers, checkSharedPages } from './offers.ts';
import { checkRanks } from './ranks.ts';
import { checkRecommended } from './recommended.ts';
import { checkGone, checkRedirects } from './redirects.ts';
import { checkReferences } from './references.ts';
import { checkRelated, checkHomeCards } from './related.ts';
import { checkSeo } from './seo.ts';
import { checkSituations } from './situations.ts';
import { checkPaths, checkCanonical, checkAddresses } from './routes.ts';

const unitRules: readonly ((files: UnitFiles) => Iterable<Diagnostic>)[] = [
  checkIds,
  checkDrafts,
  checkDates,
  checkLinkMarkup,
  checkRanges,
  checkYears,
  checkRanks,
  checkBoxes,
  checkBoxOffers,
  checkReferences,
  checkCompatibility,
  checkContrast,
  checkFacts,
  checkComparisons,
  checkSituations,
  checkRecommended,
  checkChanges,
  checkFaqScopes,
  checkOffers,
];

const siteRules: readonly ((files: SiteFiles) => Iterable<Diagnostic>)[] = [
  checkSharedIds,
  checkPaths,
  checkPairs,
  checkImages,
  checkColors,
  checkHeroSize,
  checkSpellings,
  checkSeo,
  checkRelated,
  checkCanonical,
  checkRetailers,
  checkRedirects,
  checkGone,
  checkAddresses,
  checkGuideLists,
  checkHomeCards,
  checkFilters,
  checkGtins,
  checkNewsletter,
  checkSharedPages,
];

export function checkUnitRules(files: UnitFiles): Diagnostic[] {
  return unitRules.flatMap((rule) => [...rule(files)]);
}

export function checkSiteRules(files: SiteFiles): Diagnostic[] {
  return siteRules.flatMap((rule) => [...rule(files)]);
}
