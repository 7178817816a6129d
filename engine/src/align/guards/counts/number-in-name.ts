import type { Fact, FactDocument } from '../../../facts/fact.ts';
import { plainWord, stem } from '../../../facts/words/stem.ts';
import { wordBehind } from '../../counted.ts';

const quantity = stem('quantity');
/** Weight of the head of a column in a slot. */
const headed = 1.2;

/** `Swing-out rotor, 4 places | SR-4250` and `Swing-out rotor | 2` under `Qty`: a number in the name of an item does not say how many there are. */
export const isNumberOfName = (a: Fact, b: Fact, documents: readonly FactDocument[]): boolean =>
  (isInName(a, documents) && isQuantity(b, documents)) || (isInName(b, documents) && isQuantity(a, documents));

/** `Box | 7` names one of the `twelve boxes`: a number under the word for one of them does not count them. */
export const isNumberOfOne = (a: Fact, b: Fact, documents: readonly FactDocument[]): boolean =>
  isNumbered(a, b, documents) || isNumbered(b, a, documents);

function isNumbered(one: Fact, many: Fact, documents: readonly FactDocument[]): boolean {
  if (one.value.type !== 'number' || many.value.type !== 'number' || one.source !== 'label') return false;
  const [label, counted] = [plainWord(one.subject), plainWord(wordBehind(many, documents))];
  return counted.length > label.length && stem(one.subject) === stem(counted) && !/\s|s$/u.test(one.subject.trim());
}

/** A number in a column of quantities, or one alone in the second of the cells of a row with prices: `Lamp | 2 | £95 | £190`. */
function isQuantity(
  { source, slot, document, passage, start, end }: Fact,
  documents: readonly FactDocument[],
): boolean {
  if (source === 'cell') return (slot.get(quantity) ?? 0) >= headed;
  const [, second, ...others] = documents[document]?.passages[passage]?.cells ?? [];
  return others.length > 1 && second?.start === start && second.end === end;
}

function isInName({ document, passage, start, value }: Fact, documents: readonly FactDocument[]): boolean {
  const [first, ...others] = documents[document]?.passages[passage]?.cells ?? [];
  return (
    value.type === 'number' && first !== undefined && others.length > 0 && start > first.start && start < first.end
  );
}
