import { printed, wordsOfUnit, type Fact, type FactDocument } from '../../../facts/fact.ts';

/** A sentence that opens so tells of something else that the reader may look at. */
const comparing =
  /^(?:compare|cf\.?|vgl\.?|vergleiche|zum vergleich|comparer?|à comparer|comp[áa]rese|véase)(?![a-zß-ɏ])/i;
/** Stands before what a part of a mark or a price counts for. */
const weighing =
  /(?:counts? for|(?:is|are) worth|weigh(?:s|ted)?(?: at)?|zähl(?:t|en)(?: mit)?|gewichtet mit|compte(?:nt)? pour|vau(?:t|lent)|vale(?:n)?|pondera(?:n)?)$/i;
const marks = /^(?:points?|marks?|punkten?|puntos?)/i;
/** Words before a value among which those stand. */
const within = 3;

/** `Compare the clock in the town hall, 231 cm high`: another thing, told of for comparison. */
export function isByReference({ document, sentence }: Fact, documents: readonly FactDocument[]): boolean {
  const own = documents[document];
  const unit = own?.units[sentence];
  return own !== undefined && unit !== undefined && comparing.test(printed(wordsOfUnit(own, unit).slice(0, within)));
}

/** `Price counts for 60 points`: how much something weighs, and not how many points somebody scored. */
export function isWeighting({ document, passage, start, end }: Fact, documents: readonly FactDocument[]): boolean {
  const words = documents[document]?.passages[passage]?.words ?? [];
  return (
    weighing.test(printed(words.slice(Math.max(0, start - within), start))) &&
    marks.test(printed(words.slice(end, end + 1)))
  );
}
