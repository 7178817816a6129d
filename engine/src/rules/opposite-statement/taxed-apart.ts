import { compareValues } from '../../facts/values/compare-values.ts';
import { factsOfSentence, wordsOfUnit, type Fact, type FactDocument } from '../../facts/fact.ts';
import { stem } from '../../facts/words/stem.ts';

const tax = stem('VAT');

/** `£1,240 plus VAT`, `£1,488 including VAT`: two sentences that tell of the tax on amounts of which none is one. */
export function areTaxedApart(first: FactDocument, a: number, second: FactDocument, b: number): boolean {
  if (!speaksOfTax(first, a) || !speaksOfTax(second, b)) return false;
  const [x, y] = [amountsIn(first, a), amountsIn(second, b)];
  return (
    x.length > 0 &&
    y.length > 0 &&
    !x.some((amount) => y.some((other) => compareValues(amount.value, other.value) === 'same'))
  );
}

const amountsIn = (document: FactDocument, sentence: number): Fact[] =>
  factsOfSentence(document, sentence).filter(({ value }) => value.type === 'money');

function speaksOfTax(document: FactDocument, sentence: number): boolean {
  const unit = document.units[sentence];
  return unit !== undefined && wordsOfUnit(document, unit).some(({ text }) => stem(text) === tax);
}
