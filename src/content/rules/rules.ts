import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SiteFiles, UnitFiles } from '../load/siteFiles.ts';
import { checkAddresses } from './lostAddresses.ts';
import { checkBoxOffers } from './boxOffers.ts';
import { checkBoxes } from './boxes.ts';
import { checkCanonical } from './canonical.ts';
import { checkChanges } from './changes.ts';
import { checkComparisons } from './comparisons.ts';
import { checkCompatibility } from './compatibility.ts';
import { checkColors, checkContrast } from './contrast.ts';
import { checkDates } from './dates.ts';
import { checkDrafts } from './drafts.ts';
import { checkFacts } from './facts.ts';
import { checkFaqScopes } from './faqScopes.ts';
import { checkFilters } from './filters.ts';
import { checkGuideBoxes } from './guideBoxes.ts';
import { checkGuideLists } from './guideLists.ts';
import { checkGtins } from './gtins.ts';
import { checkHomeCards } from './homeCards.ts';
import { checkHeroSize } from './heroSize.ts';
import { checkIds, checkSharedIds } from './ids.ts';
import { checkImages } from './images.ts';
import { checkLinkMarkup } from './links.ts';
import { checkNewsletter } from './newsletter.ts';
import { checkOffers, checkSharedPages } from './offers.ts';
import { checkPairs } from './pairs.ts';
import { checkPaths } from './paths.ts';
import { checkRanges } from './ranges.ts';
import { checkRanks } from './ranks.ts';
import { checkRecommended } from './recommended.ts';
import { checkGone, checkRedirects } from './redirects.ts';
import { checkRelated } from './related.ts';
import { checkRetailers } from './retailers.ts';
import { checkSeo } from './seo.ts';
import { checkSituations } from './situations.ts';
import { checkSources } from './sources.ts';
import { checkSpellings } from './spellings.ts';
import { checkYears } from './years.ts';

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
  checkSources,
  checkCompatibility,
  checkContrast,
  checkFacts,
  checkGuideBoxes,
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
