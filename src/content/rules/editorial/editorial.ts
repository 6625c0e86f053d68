import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { checkContents } from './facts/contents.ts';
import { checkMissingTexts } from './facts/missingTexts.ts';
import { checkStatedRanges } from './facts/ranges.ts';
import { checkReadDates, checkUnusedSources } from './facts/unusedSources.ts';
import { checkUnknownNames } from './facts/unknownNames.ts';
import { checkStatedYears } from './facts/statedYears.ts';
import type { Reading } from './reading.ts';
import { checkOffersInRegion } from './style/offersInRegion.ts';
import { checkOpenings } from './style/openings.ts';
import { checkPhrases, checkPrices, checkMarkup } from './style/phrases.ts';
import { checkRepeats, checkTwice } from './style/repeats.ts';
import { checkSectionLength, checkListLength, checkSentenceLength } from './style/lengths.ts';

type EditorialRule = (reading: Reading) => Iterable<Diagnostic>;

const rules: readonly EditorialRule[] = [
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

export function* checkEditorial(reading: Reading): Iterable<Diagnostic> {
  for (const rule of rules) yield* rule(reading);
}

export function* checkAlike(reading: Reading): Iterable<Diagnostic> {
  yield* checkOpenings(reading);
  yield* checkRepeats(reading);
}
