import type { Fact, FactDocument } from '../facts/fact.ts';
import type { Relatedness } from './relatedness.ts';
import { particularKey } from './settlement.ts';

/** Smaller amounts may be the same by chance. */
const fewest = 1000;

/** `€86,400.00` and `86.400,00 GBP`: the same large amount in papers of which neither knows the currency of the other. */
export function otherCurrencies(documents: readonly FactDocument[], areRelated: Relatedness): [Fact, Fact][] {
  const amounts = documents.map(amountsOf);
  const currencies = amounts.map((facts) => new Set(facts.map(({ value }) => value.unit)));
  const isKnown = (unit: string, index: number): boolean => currencies[index]?.has(unit) === true;
  return documents.flatMap(({ index }) =>
    documents.slice(index + 1).flatMap((other): [Fact, Fact][] => {
      if (!areRelated(index, other.index)) return [];
      const foreign = (amounts[other.index] ?? []).filter(({ value }) => !isKnown(value.unit, index));
      if (foreign.length === 0) return [];
      const byAmount = new Map(foreign.toReversed().map((fact) => [fact.value.low, fact]));
      return (amounts[index] ?? []).flatMap((a): [Fact, Fact][] => {
        const b = isLarge(a) && !isKnown(a.value.unit, other.index) ? byAmount.get(a.value.low) : undefined;
        return b === undefined ? [] : [[a, b]];
      });
    }),
  );
}

const amountsOf = ({ facts }: FactDocument): Fact[] =>
  facts.filter(({ value, isFormer }) => value.type === 'money' && value.unit !== '' && !isFormer);

/** `2,000` is a round sum that many things cost. */
const isLarge = (fact: Fact): boolean =>
  fact.value.low >= fewest && (particularKey(fact) !== '' || fact.value.low % fewest !== 0);
