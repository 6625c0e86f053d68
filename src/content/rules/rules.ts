import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SiteFiles, UnitFiles } from '../load/siteFiles.ts';
import { checkBoxes, checkBoxOffers, checkGtins, checkPairs, checkCompatibility } from './boxes.ts';
import { checkDates, checkYears, checkChanges } from './dates.ts';
import { checkDrafts, checkReferences } from './references.ts';
import { checkFacts, checkRanges, checkSpellings } from './facts.ts';
import { checkFaqScopes } from './faqScopes.ts';
import { checkFilters, checkNewsletter, checkRetailers, checkColors, checkContrast } from './settings.ts';
import { checkGuideLists, checkComparisons } from './comparisons.ts';
import { checkIds, checkSharedIds } from './ids.ts';
import { checkImages, checkHeroSize } from './images.ts';
import { checkLinkMarkup } from './links.ts';
import { checkOffers, checkSharedPages } from './offers.ts';
import { checkRanks, checkRecommended } from './ranking.ts';
import { checkGone, checkRedirects } from './redirects.ts';
import { checkRelated, checkHomeCards } from './related.ts';
import { checkSeo } from './seo.ts';
import { checkSituations } from './situations.ts';
import { checkPaths, checkCanonical, checkAddresses } from './routes.ts';
import { checkContents } from './editorial/facts/contents.ts';
import { checkMissingTexts, checkOffersInRegion } from './editorial/facts/completeness.ts';
import { checkStatedRanges } from './editorial/facts/ranges.ts';
import { checkReadDates, checkUnusedSources } from './editorial/facts/unusedSources.ts';
import { checkUnknownNames } from './editorial/facts/unknownNames.ts';
import { checkStatedYears } from './editorial/facts/statedYears.ts';
import type { Reading } from './editorial/reading.ts';
import { checkOpenings, checkRepeats, checkTwice } from './editorial/style/repeats.ts';
import { checkPhrases, checkPrices, checkMarkup } from './editorial/style/phrases.ts';
import { checkSectionLength, checkListLength, checkSentenceLength } from './editorial/style/lengths.ts';

type Rules<T> = readonly ((input: T) => Iterable<Diagnostic>)[];

export const unitRules: Rules<UnitFiles> = [
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

export const siteRules: Rules<SiteFiles> = [
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

export const textRules: Rules<Reading> = [
  checkStatedYears,
  checkStatedRanges,
  checkContents,
  checkMissingTexts,
  checkUnknownNames,
  checkUnusedSources,
  checkReadDates,
  checkPhrases,
  checkPrices,
  checkSentenceLength,
  checkSectionLength,
  checkListLength,
  checkOffersInRegion,
  checkMarkup,
  checkTwice,
];

/** Of the texts that several pages share. */
export const alikeRules: Rules<Reading> = [checkOpenings, checkRepeats];

export function runRules<T>(rules: Rules<T>, input: T): Diagnostic[] {
  return rules.flatMap((rule) => [...rule(input)]);
}
