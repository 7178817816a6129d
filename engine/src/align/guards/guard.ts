import type { Fact, FactDocument } from '../../facts/fact.ts';

/** Whether two values are told of two things, so that a difference between them would mean nothing. */
export type Guard = (a: Fact, b: Fact, documents: readonly FactDocument[]) => boolean;

/** `Sum insured £900` and `insured for £900 more`: what is said of the one value is not said of the other. */
export const onOneSide =
  (isSo: (fact: Fact, documents: readonly FactDocument[]) => boolean): Guard =>
  (a, b, documents) =>
    isSo(a, documents) !== isSo(b, documents);

/** `£45 each` and `£360 for all eight`: either value may be the whole, or the former one, of which the guard tells. */
export const eitherWay =
  (guard: Guard): Guard =>
  (a, b, documents) =>
    guard(a, b, documents) || guard(b, a, documents);

/** The guard, unless something tells that the two are of one thing for all that. */
export const unless =
  (areOne: Guard, guard: Guard): Guard =>
  (a, b, documents) =>
    guard(a, b, documents) && !areOne(a, b, documents);
