import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { checkContents } from './facts/contents.ts';
import { checkPlayers } from './facts/players.ts';
import { checkReadDates, checkUnusedSources } from './facts/unusedSources.ts';
import { checkTimes } from './facts/times.ts';
import { checkUnknownNames } from './facts/unknownNames.ts';
import { checkStatedYears } from './facts/statedYears.ts';
import type { Reading } from './reading.ts';
import { checkListLength } from './style/listLength.ts';
import { checkMarkup } from './style/markup.ts';
import { checkOffersInRegion } from './style/offersInRegion.ts';
import { checkOpenings } from './style/openings.ts';
import { checkPhrases } from './style/phrases.ts';
import { checkPrices } from './style/prices.ts';
import { checkRepeats } from './style/repeats.ts';
import { checkSectionLength } from './style/sectionLength.ts';
import { checkSentenceLength } from './style/sentenceLength.ts';
import { checkTwice } from './style/twice.ts';

type EditorialRule = (reading: Reading) => Iterable<Diagnostic>;

const rules: readonly EditorialRule[] = [
  checkStatedYears,
  checkPlayers,
  checkTimes,
  checkContents,
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
