import { areEqual } from '../facts/compare-values.ts';
import { factsOfSentence, type Fact, type FactDocument } from '../facts/fact.ts';
import { plainWord } from '../facts/stem.ts';

/** Words between the first day of a stretch of time and its last: `vom 1. März bis zum 31. August`. */
const joint =
  /^(?:to|until|till|through|and|bis|und|zum|einschliesslich|au|et|jusqu'au|al|a|y|hasta|e|fino|the|den|dem|le|el|il|)$/u;
const longestJoint = 3;

/** The same day begins two stretches of time, or ends them: what is at their other ends is meant to be one. */
export function shareOtherEnd(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (a.value.type !== 'date' || b.value.type !== 'date') return false;
  const [x, y] = [otherEnds(a, documents), otherEnds(b, documents)];
  return (
    (x.first !== undefined && y.first !== undefined && areEqual(x.first.value, y.first.value)) ||
    (x.last !== undefined && y.last !== undefined && areEqual(x.last.value, y.last.value))
  );
}

interface Ends {
  readonly first: Fact | undefined;
  readonly last: Fact | undefined;
}

function otherEnds(fact: Fact, documents: readonly FactDocument[]): Ends {
  const document = documents[fact.document];
  const words = document?.passages[fact.passage]?.words ?? [];
  const dates =
    document === undefined
      ? []
      : factsOfSentence(document, fact.sentence).filter(({ value }) => value.type === 'date' && value !== fact.value);
  const isJoined = (from: number, to: number): boolean =>
    to > from &&
    to - from <= longestJoint &&
    words.slice(from, to).every(({ text }) => joint.test(plainWord(text)) && !/[,.;:]$/u.test(text));
  return {
    first: dates.find(({ end }) => isJoined(end, fact.start)),
    last: dates.find(({ start }) => isJoined(fact.end, start)),
  };
}
