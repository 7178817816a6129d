import type { Comparison } from '@app/shared/contracts';

/** A part of a comparison that a person changes. */
export interface Field<Value> {
  readonly valueOf: (comparison: Comparison) => Value;
  readonly withValue: (comparison: Comparison, value: Value) => Comparison;
}

export interface AtOnceParts<Value> {
  readonly field: Field<Value>;
  /** The comparison as it is shown now, if it is. */
  readonly find: (id: string) => Comparison | undefined;
  readonly receive: (comparison: Comparison) => void;
}

interface UnderWay<Value> {
  /** What the server said last. */
  confirmed: Value;
  changes: number;
}

/**
 * Shows a change of one field before the server has it, and takes it back when the server refuses, unless something was
 * heard meanwhile: that is how things are. Where it was changed once more before the answer, the last change decides.
 */
export function createShowAtOnce<Value>({ field, find, receive }: AtOnceParts<Value>) {
  const underWay = new Map<string, UnderWay<Value>>();

  return async (comparison: Comparison, value: Value, ask: () => Promise<Comparison>): Promise<void> => {
    const { id } = comparison;
    const known = underWay.get(id) ?? { confirmed: field.valueOf(comparison), changes: 0 };
    const change = (known.changes += 1);
    const isLast = () => known.changes === change;
    underWay.set(id, known);
    const shown = field.withValue(comparison, value);
    receive(shown);
    try {
      const answer = await ask();
      known.confirmed = field.valueOf(answer);
      if (isLast()) receive(answer);
    } catch (error) {
      if (isLast() && find(id) === shown) receive(field.withValue(shown, known.confirmed));
      throw error;
    } finally {
      if (isLast()) underWay.delete(id);
    }
  };
}
