import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { checkContents } from './facts/contents.ts';
import { checkPlayers } from './facts/players.ts';
import { checkReadDates, checkUnusedSources } from './facts/sources.ts';
import { checkTimes } from './facts/times.ts';
import { checkStatedYears } from './facts/years.ts';
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

/** The editorial rules. Bounds and lists come from data/editorial.yaml. */
type EditorialRule = (reading: Reading) => Iterable<Diagnostic>;

const rules: readonly EditorialRule[] = [
  checkStatedYears,
  checkPlayers,
  checkTimes,
  checkContents,
  checkUnusedSources,
  checkReadDates,
  checkPhrases,
  checkPrices,
  checkSentenceLength,
  checkSectionLength,
  checkListLength,
  checkOffersInRegion,
  checkMarkup,
];

/** The texts agree with the data, and are written as data/editorial.yaml asks. */
export function* checkEditorial(reading: Reading): Iterable<Diagnostic> {
  for (const rule of rules) yield* rule(reading);
}

/** No two texts are alike. */
export function* checkAlike(reading: Reading): Iterable<Diagnostic> {
  yield* checkOpenings(reading);
  yield* checkRepeats(reading);
}
