import type { Fact, FactDocument } from '../../facts/fact.ts';
import { compact } from '../../facts/values/find-identifiers.ts';

/** `6204/C3` and `6204 C3`: the first part of a code may stand apart from its end. */
export function isInTwoParts(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  const isEndOf = (end: Fact, whole: Fact): boolean => {
    const before = documents[end.document]?.passages[end.passage]?.words[end.start - 1]?.text ?? '';
    return (
      end.value.key.length < whole.value.key.length &&
      whole.value.key.endsWith(end.value.key) &&
      /\d/u.test(before) &&
      compact(before) + end.value.key === whole.value.key
    );
  };
  return isEndOf(a, b) || isEndOf(b, a);
}
