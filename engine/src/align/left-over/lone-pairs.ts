import { areEqual } from '../../facts/values/compare-values.ts';
import { printed, type Fact, type FactDocument } from '../../facts/fact.ts';
import { stem } from '../../facts/words/stem.ts';
import type { ValueType } from '../../facts/values/value.ts';
import type { Candidate } from '../candidates/find-candidates.ts';
import { notNaming } from '../candidates/anchored.ts';
import { isOfOneRow } from '../of-one-row.ts';
import { areOfNamedWholes } from './other-whole.ts';
import { ratioOf } from '../candidates/required-similarity.ts';

/** Two facts that have no other partner may be as much less alike than required. */
const loneRelief = 0.15;
const loneAbove = 0.15;
/** How many times the one may be as large as the other. */
const loneRatio = 4;
/** How much better than the next best a lone partner must be. */
const loneMargin = 0.05;

/** Values of these types are few in a document and carry their unit. */
const loneTypes: ReadonlySet<ValueType> = new Set(['quantity', 'duration', 'percent']);

/** The document holds a measure: one that is named faintly is rather that than another. Times and shares are of many things. */
const isMeasureOf = ({ value }: Fact, document: FactDocument | undefined): boolean =>
  value.type === 'quantity' &&
  value.unit !== 'ratio' &&
  (document?.facts.some((fact) => fact.value.type === 'quantity' && areEqual(fact.value, value)) ?? false);

const naming = 0.4;
/** Words behind a stretch of time that tell from when it is counted. */
const countedFrom =
  /^(?:after|from|of|nach|ab|seit|après|à (?:compter|partir)|dès|tras|desde|a partir|después)(?![a-zß-ɏ])/i;

/** `Remarks within 7 days after moving in`, `the certificate within two weeks after moving in`: all they share is from when the time is counted. */
function shareOnlyStart(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  const isOfOneEvent = [...(a.sense?.events ?? [])].some((event) => b.sense?.events.has(event));
  if (a.value.type !== 'duration' || isOfOneEvent) return false;
  const [x, y] = [a, b].map((fact) => startTerms(fact, documents));
  if (x === undefined || y === undefined) return false;
  const shared = [...a.slot].filter(([term, weight]) => Math.min(weight, b.slot.get(term) ?? 0) >= naming);
  return shared.every(([term]) => notNaming.has(term) || (x.has(term) && y.has(term)));
}

/** Stems of what a stretch of time is counted from: the words behind it in its clause. */
function startTerms(
  { document: index, sentence, passage, end }: Fact,
  documents: readonly FactDocument[],
): Set<string> | undefined {
  const document = documents[index];
  const behind = document?.passages[passage]?.words.slice(end, document.units[sentence]?.end ?? end) ?? [];
  if (!countedFrom.test(printed(behind))) return undefined;
  const stop = behind.findIndex(({ text }) => /[,;:.]$/u.test(text));
  return new Set(behind.slice(0, stop < 0 ? behind.length : stop + 1).map(({ text }) => stem(text)));
}

/** Facts that are each other's best partner by far, though less alike than would otherwise be asked. */
export function lonePairs(candidates: readonly Candidate[], documents: readonly FactDocument[]): Candidate[] {
  const rest = candidates.filter(
    ({ a, b }) => a.value.type === b.value.type && loneTypes.has(a.value.type) && isOfOneRow(a, b, documents),
  );
  const best = new Map<string, { first: number; second: number }>();
  const keyOf = (fact: Fact, document: number): string => `${fact.document} ${fact.passage} ${fact.start} ${document}`;
  for (const { a, b, score } of rest) {
    for (const key of [keyOf(a, b.document), keyOf(b, a.document)]) {
      const known = best.get(key) ?? { first: 0, second: 0 };
      if (score > known.first) best.set(key, { first: score, second: known.first });
      else if (score > known.second) best.set(key, { ...known, second: score });
    }
  }
  return rest.filter(({ a, b, score, similarity, required }) => {
    if (similarity < Math.max(loneAbove, required - loneRelief) || ratioOf(a, b) > loneRatio) return false;
    if (areOfNamedWholes(a, b, documents) || shareOnlyStart(a, b, documents)) return false;
    const areBest = [keyOf(a, b.document), keyOf(b, a.document)].every((key) => {
      const known = best.get(key);
      return known !== undefined && known.first === score && score - known.second >= loneMargin;
    });
    return areBest && !isMeasureOf(a, documents[b.document]) && !isMeasureOf(b, documents[a.document]);
  });
}
