import { printed, wordsOfUnit, type Fact, type FactDocument } from '../../../facts/fact.ts';

/** A sentence that opens so tells of something else that the reader may look at. */
const comparing =
  /^(?:compare|cf\.?|vgl\.?|vergleiche|zum vergleich|comparer?|à comparer|comp[áa]rese|véase)(?![a-zß-ɏ])/i;
/** Words of a sentence that open it. */
const within = 3;

/** `Compare the clock in the town hall, 231 cm high`: another thing, told of for comparison. */
export function isByReference({ document, sentence }: Fact, documents: readonly FactDocument[]): boolean {
  const own = documents[document];
  const unit = own?.units[sentence];
  return own !== undefined && unit !== undefined && comparing.test(printed(wordsOfUnit(own, unit).slice(0, within)));
}
