import type { Fact, FactDocument } from '../../facts/fact.ts';
import type { Relatedness } from '../papers/relatedness.ts';
import { particularKey } from '../settlement.ts';

/** Smaller amounts may be the same by chance. */
const fewest = 1000;

/** Amounts of one currency from which on another currency is an exception in a paper. */
const fewestOfMain = 3;

/** `€86,400.00` and `86.400,00 GBP`: the same large amount in papers of which neither knows the currency of the other. */
export function otherCurrencies(documents: readonly FactDocument[], areRelated: Relatedness): [Fact, Fact][] {
  const amounts = documents.map(amountsOf);
  return [...ofUnknown(documents, amounts, areRelated), ...strays(documents, amounts, areRelated)];
}

type Amounts = readonly (readonly Fact[])[];

function ofUnknown(documents: readonly FactDocument[], amounts: Amounts, areRelated: Relatedness): [Fact, Fact][] {
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

/** `We put €6.2 million into plant`, the only euros of a paper, and `£6.2m` in one that knows no euros. */
function strays(documents: readonly FactDocument[], amounts: Amounts, areRelated: Relatedness): [Fact, Fact][] {
  return documents.flatMap(({ index }): [Fact, Fact][] => {
    const own = amounts[index] ?? [];
    const [stray, main] = strayOf(own);
    if (stray === undefined || own.some((fact) => fact !== stray && isSameFigure(fact, stray))) return [];
    return documents.flatMap((other): [Fact, Fact][] => {
      const theirs = amounts[other.index] ?? [];
      if (other.index === index || !areRelated(index, other.index)) return [];
      if (theirs.some(({ value }) => value.unit === stray.value.unit)) return [];
      const match = theirs.find((fact) => fact.value.unit === main && isSameFigure(fact, stray));
      if (match === undefined) return [];
      return [index < other.index ? [stray, match] : [match, stray]];
    });
  });
}

/** The only amount of a paper in its currency where all others, of which there are several, are in one; and that one. */
function strayOf(amounts: readonly Fact[]): [Fact, string] | [] {
  const [first, second, ...more] = [...Map.groupBy(amounts, ({ value }) => value.unit)];
  if (first === undefined || second === undefined || more.length > 0) return [];
  const [[main, others], [, [stray, ...rest]]] = first[1].length > second[1].length ? [first, second] : [second, first];
  return stray === undefined || rest.length > 0 || others.length < fewestOfMain || !isTelling(stray)
    ? []
    : [stray, main];
}

/** `€6.2 million` says more than `€6 million`. */
const isTelling = ({ value: { low, high } }: Fact): boolean =>
  String(Number(((low + high) / 2).toPrecision(12)))
    .replace(/\D/gu, '')
    .replace(/^0+|0+$/gu, '').length >= 2;

const isSameFigure = ({ value: a }: Fact, { value: b }: Fact): boolean => a.low === b.low && a.high === b.high;

const amountsOf = ({ facts }: FactDocument): Fact[] =>
  facts.filter(({ value, isFormer }) => value.type === 'money' && value.unit !== '' && !isFormer);

/** `2,000` is a round sum that many things cost. */
const isLarge = (fact: Fact): boolean =>
  fact.value.low >= fewest && (particularKey(fact) !== '' || fact.value.low % fewest !== 0);

const inSentences = 0.3;

/** What it adds to the likeness of one figure in two currencies that both stand in sentences, which print theirs: rows have it from the head of their table. */
export function currencyBonus(a: Fact, b: Fact): number {
  const isPrinted = [a, b].every(
    ({ source, value }) => source === 'prose' && value.type === 'money' && value.unit !== '',
  );
  return isPrinted && a.value.unit !== b.value.unit && a.value.low === b.value.low ? inSentences : 0;
}
