import type { Fact, FactDocument } from '../facts/fact.ts';
import { stem } from '../facts/stem.ts';

const quantity = stem('quantity');
/** Weight of the head of a column in a slot. */
const headed = 1.2;

/** `Swing-out rotor, 4 places | SR-4250` and `Swing-out rotor | 2` under `Qty`: a number in the name of an item does not say how many there are. */
export const isNumberOfName = (a: Fact, b: Fact, documents: readonly FactDocument[]): boolean =>
  (isInName(a, documents) && isQuantity(b)) || (isInName(b, documents) && isQuantity(a));

const isQuantity = ({ source, slot }: Fact): boolean => source === 'cell' && (slot.get(quantity) ?? 0) >= headed;

function isInName({ document, passage, start, value }: Fact, documents: readonly FactDocument[]): boolean {
  const [first, ...others] = documents[document]?.passages[passage]?.cells ?? [];
  return (
    value.type === 'number' && first !== undefined && others.length > 0 && start > first.start && start < first.end
  );
}
