import type { Fact, FactDocument } from '../facts/fact.ts';
import { stem } from '../facts/stem.ts';

/** Words behind a number among which stands what is counted. */
const countedWithin = 2;

const known = new WeakMap<Fact, readonly string[]>();

/** What a number counts, as stems of the words right behind it; empty where a stop or the end of a cell follows it. */
export function countedBy(fact: Fact, documents: readonly FactDocument[]): readonly string[] {
  const cached = known.get(fact);
  if (cached !== undefined) return cached;
  const terms = readCounted(fact, documents);
  known.set(fact, terms);
  return terms;
}

function readCounted(fact: Fact, documents: readonly FactDocument[]): string[] {
  const passage = documents[fact.document]?.passages[fact.passage];
  if (fact.value.type !== 'number' || passage === undefined || /\W$/u.test(passage.words[fact.end - 1]?.text ?? ''))
    return [];
  const cell = passage.cells.find(({ start, end }) => fact.start >= start && fact.start < end);
  const end = Math.min(fact.end + countedWithin, cell?.end ?? Infinity);
  const behind = passage.words.slice(fact.end, end).map(({ text }) => text);
  const stop = behind.findIndex((word) => /[.,;:)]$/u.test(word));
  return (stop < 0 ? behind : behind.slice(0, stop + 1)).map(stem).filter((term) => term !== '');
}

/** The one thing that two numbers count and that no other number of their documents counts; undefined when there is none. */
export function countedAlone(a: Fact, b: Fact, documents: readonly FactDocument[]): string | undefined {
  const others = countedBy(b, documents);
  return countedBy(a, documents).find(
    (term) => others.includes(term) && [a, b].every((fact) => isAlone(fact, term, documents)),
  );
}

const isAlone = (fact: Fact, term: string, documents: readonly FactDocument[]): boolean =>
  documents[fact.document]?.facts.filter((other) => countedBy(other, documents).includes(term)).length === 1;
