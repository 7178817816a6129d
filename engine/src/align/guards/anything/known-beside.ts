import { areEqual } from '../../../facts/values/compare-values.ts';
import { factsOfSentence, type Fact, type FactDocument } from '../../../facts/fact.ts';
import type { Value, ValueType } from '../../../facts/values/value.ts';
import { isOtherCount } from '../counts/other-count.ts';

/** The sentence of the one value names the other value too: it tells of something besides. */
export function isKnownBeside(fact: Fact, other: Fact, documents: readonly FactDocument[]): boolean {
  const document = documents[other.document];
  return (
    document !== undefined &&
    factsOfSentence(document, other.sentence).some(
      (beside) =>
        beside !== other &&
        !beside.isFormer &&
        areOfOneKind(beside.value, fact.value) &&
        areEqual(beside.value, fact.value) &&
        !isOtherCount(beside, fact, documents) &&
        likeness(fact, beside) >= likeness(fact, other) * asLikeAs(fact.value),
    )
  );
}

/** Part of what names one value and the other that must name the value beside it too: else that is of another thing. Prices are listed under one word, and few things are as many as 160. */
const asLike = { price: 0.4, many: 0.6, other: 0.75 } as const;
const manyFrom = 100;

function asLikeAs({ type, low }: Value): number {
  if (type === 'money') return asLike.price;
  return type === 'number' && low >= manyFrom ? asLike.many : asLike.other;
}

/** How much the same words name two values of which one stands in the sentence of the other. */
function likeness({ slot }: Fact, { slot: other }: Fact): number {
  let shared = 0;
  for (const [term, weight] of slot) shared += Math.min(weight, other.get(term) ?? 0);
  return shared;
}

/** An amount of money may stand without its currency in a row. */
const areOfOneKind = ({ type: a }: Value, { type: b }: Value): boolean => a === b || (isSum(a) && isSum(b));

const isSum = (type: ValueType): boolean => type === 'money' || type === 'number';
