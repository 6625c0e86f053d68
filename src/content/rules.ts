import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Draft } from './draft.ts';
import { checkAddresses } from './rules/addresses.ts';
import { checkBoxOffers } from './rules/boxOffers.ts';
import { checkBoxes } from './rules/boxes.ts';
import { checkCanonical } from './rules/canonical.ts';
import { checkChanges } from './rules/changes.ts';
import { checkCompatibility } from './rules/compatibility.ts';
import { checkContrast } from './rules/contrast.ts';
import { checkDates } from './rules/dates.ts';
import { checkDrafts } from './rules/drafts.ts';
import { checkFacts } from './rules/facts.ts';
import { checkFaqScopes } from './rules/faqScopes.ts';
import { checkFilters } from './rules/filters.ts';
import { checkGuideBoxes } from './rules/guideBoxes.ts';
import { checkGuideLists } from './rules/guideLists.ts';
import { checkHomeCards } from './rules/homeCards.ts';
import { checkHeroSize } from './rules/heroSize.ts';
import { checkIds } from './rules/ids.ts';
import { checkImages } from './rules/images.ts';
import { checkLinks } from './rules/links.ts';
import { checkNewsletter } from './rules/newsletter.ts';
import { checkOfferClaims } from './rules/offerClaims.ts';
import { checkOfferItems } from './rules/offerItems.ts';
import { checkOfferShops } from './rules/offerShops.ts';
import { checkOfferUrls } from './rules/offerUrls.ts';
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

/** The rules between fields and files, for files that their schemas accept. */
export type Rule = (draft: Draft) => Iterable<Diagnostic>;

const rules: readonly Rule[] = [
  checkIds,
  checkPaths,
  checkPairs,
  checkDrafts,
  checkDates,
  checkImages,
  checkHeroSize,
  checkSpellings,
  checkLinks,
  checkSeo,
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
  checkSituations,
  checkRecommended,
  checkChanges,
  checkFaqScopes,
  checkRelated,
  checkCanonical,
  checkOfferItems,
  checkOfferShops,
  checkOfferUrls,
  checkOfferClaims,
  checkRetailers,
  checkRedirects,
  checkGone,
  checkAddresses,
  checkGuideLists,
  checkHomeCards,
  checkFilters,
  checkNewsletter,
];

/** Rules that read no text and no price, or only fields that skeletonOf keeps. */
const wholeRules: ReadonlySet<Rule> = new Set([
  checkImages,
  checkFilters,
  checkNewsletter,
  checkRedirects,
  checkAddresses,
  checkRelated,
  checkGuideLists,
  checkPairs,
  checkRetailers,
  checkPaths,
  checkHomeCards,
]);

/** The findings of the rules when only texts and prices of the files in focus have changed. */
export function checkFocused(draft: Draft): Diagnostic[] {
  return [
    ...rules.flatMap((rule) => (wholeRules.has(rule) ? [] : [...rule(draft)])),
    ...checkHomeCards(draft.whole ?? draft),
  ];
}

/** The findings of all rules, in no particular order. */
export function checkRules(draft: Draft): Diagnostic[] {
  return rules.flatMap((rule) => [...rule(draft)]);
}
