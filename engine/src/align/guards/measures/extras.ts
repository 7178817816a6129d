import type { Fact, FactDocument } from '../../../facts/fact.ts';
import { stem } from '../../../facts/words/stem.ts';

const withWord = /^(?:with|without|mit|ohne|avec|sans|con|sin)$/i;

/** A weight with the base and one with the box: each counts something else in. */
export function isOtherExtra(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  // `Thirty days with no deduction`, `two weeks without discount`: of other values these tell terms, not what they hold.
  if (a.value.type !== 'quantity') return false;
  const [x, y] = [extrasOf(a, documents), extrasOf(b, documents)];
  return x.length > 0 && y.length > 0 && !x.some((term) => y.includes(term));
}

/** Words between a value and what is counted in, at most. */
const extraWithin = 4;

function extrasOf(fact: Fact, documents: readonly FactDocument[]): string[] {
  const document = documents[fact.document];
  const unit = document?.units[fact.sentence];
  const words = document?.passages[fact.passage]?.words ?? [];
  const from = Math.max(unit?.start ?? 0, fact.start - extraWithin);
  const near = words.slice(from, Math.min(unit?.end ?? 0, fact.end + extraWithin)).map(({ text }) => text);
  return near.flatMap((word, at) => {
    // `With two spare belts`: the value itself.
    const term =
      withWord.test(word) && from + at + 1 !== fact.start
        ? near
            .slice(at + 1, at + 3)
            .map(stem)
            .find((one) => one !== '')
        : undefined;
    return term === undefined ? [] : [term];
  });
}
