import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SiteFiles, UnitFiles } from './siteFiles.ts';
import { checkAddresses } from './rules/lostAddresses.ts';
import { checkBoxOffers } from './rules/boxOffers.ts';
import { checkBoxes } from './rules/boxes.ts';
import { checkCanonical } from './rules/canonical.ts';
import { checkChanges } from './rules/changes.ts';
import { checkComparisons } from './rules/comparisons.ts';
import { checkCompatibility } from './rules/compatibility.ts';
import { checkColors, checkContrast } from './rules/contrast.ts';
import { checkDates } from './rules/dates.ts';
import { checkDrafts } from './rules/drafts.ts';
import { checkFacts } from './rules/facts.ts';
import { checkFaqScopes } from './rules/faqScopes.ts';
import { checkFilters } from './rules/filters.ts';
import { checkGuideBoxes } from './rules/guideBoxes.ts';
import { checkGuideLists } from './rules/guideLists.ts';
import { checkGtins } from './rules/gtins.ts';
import { checkHomeCards } from './rules/homeCards.ts';
import { checkHeroSize } from './rules/heroSize.ts';
import { checkIds, checkSharedIds } from './rules/ids.ts';
import { checkImages } from './rules/images.ts';
import { checkLinkMarkup } from './rules/links.ts';
import { checkNewsletter } from './rules/newsletter.ts';
import { checkOffers, checkSharedPages } from './rules/offers.ts';
import { checkPairs } from './rules/pairs.ts';
import { checkPaths } from './rules/paths.ts';
import { checkRanges } from './rules/ranges.ts';
import { checkRanks } from './rules/ranks.ts';
import { checkRecommended } from './rules/recommended.ts';
import { checkGone, checkRedirects } from './rules/redirects.ts';
import { checkRelated } from './rules/related.ts';
import { checkRetailers } from './rules/retailers.ts';
import { checkSeo } from './rules/seo.ts';
import { checkSituations } from './rules/situations.ts';
import { checkSources } from './rules/sources.ts';
import { checkSpellings } from './rules/spellings.ts';
import { checkYears } from './rules/years.ts';

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
