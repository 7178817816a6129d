import { printed, wordsOfFact, type Fact, type FactDocument } from '../../facts/fact.ts';
import type { Relatedness } from '../papers/relatedness.ts';
import { slipOf } from '../slips.ts';

/** Amounts from which on one that is a slip apart is no chance. */
const fewest = 1000;
const surelySlip = 5;
/** `138,660.00`: an amount of money whose currency stands elsewhere. */
const cents = /\d[.,]\d\d\D*$/u;

/** The largest amounts of two related papers, where they are one slip of the pen apart: each is what its paper comes to. */
export function largestAmounts(documents: readonly FactDocument[], areRelated: Relatedness): [Fact, Fact][] {
  const largest = documents.map(largestOf);
  return documents.flatMap(({ index }) =>
    documents.slice(index + 1).flatMap((other): [Fact, Fact][] => {
      const [a, b] = [largest[index], largest[other.index]];
      if (a === undefined || b === undefined || a.value.low === b.value.low || !areRelated(index, other.index))
        return [];
      return slipOf(a, b, documents) >= surelySlip ? [[a, b]] : [];
    }),
  );
}

/** The largest amount of a paper, if it is there once or always the same. */
function largestOf(document: FactDocument): Fact | undefined {
  let best: Fact | undefined;
  for (const fact of document.facts) {
    if (fact.isFormer || fact.value.upper !== undefined || fact.value.low < fewest || !isMoney(fact, document))
      continue;
    if (best === undefined || fact.value.low > best.value.low) best = fact;
  }
  return best;
}

const isMoney = (fact: Fact, document: FactDocument): boolean =>
  fact.value.type === 'money' || (fact.value.type === 'number' && cents.test(printed(wordsOfFact(document, fact))));
