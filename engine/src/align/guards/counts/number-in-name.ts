import type { Fact, FactDocument } from '../../../facts/fact.ts';
import { stem } from '../../../facts/words/stem.ts';

const quantity = stem('quantity');
/** Weight of the head of a column in a slot. */
const headed = 1.2;

/** `Swing-out rotor, 4 places | SR-4250` and `Swing-out rotor | 2` under `Qty`: a number in the name of an item does not say how many there are. */
export const isNumberOfName = (a: Fact, b: Fact, documents: readonly FactDocument[]): boolean =>
  (isInName(a, documents) && isQuantity(b, documents)) || (isInName(b, documents) && isQuantity(a, documents));

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
