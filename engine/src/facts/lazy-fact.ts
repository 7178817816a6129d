import type { Fact } from './fact.ts';
import type { SlotParts } from './slot.ts';

/** A fact whose slot is worked out when first asked for: most values of long versions are paired without it. */
export function lazyFact(place: Omit<Fact, 'slot' | 'subject' | 'source'>, compute: () => SlotParts): Fact {
  let parts: SlotParts | undefined;
  const known = (): SlotParts => (parts ??= compute());
  return {
    ...place,
    get slot() {
      return known().slot;
    },
    get subject() {
      return known().subject;
    },
    get source() {
      return known().source;
    },
  };
}
