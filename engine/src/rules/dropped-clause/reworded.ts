import { wordsOfUnit, type FactDocument } from '../../facts/fact.ts';
import { stem } from '../../facts/words/stem.ts';

/** Words that the first sentences of two passages share to be of one thing. */
const fewestShared = 2;
/** Part of the words of the shorter of two sentences that they share where both stand for each other. */
const likeShare = 0.25;
/** Longer passages say much beside. */
const mostSentences = 3;

/**
 * `The club serves the arts. It is not run for gain.` and `The arts are what the club serves. Profits it seeks none.`: two passages say
 * one thing in like words, and each goes on with a sentence that shares no word with the other passage, or some with the other such sentence: one for the other.
 */
export function isReworded(own: FactDocument, unit: number, other: FactDocument): boolean {
  const sentences = sentencesAround(own, unit);
  const gone = own.units[unit];
  if (gone === undefined || sentences.length < 2 || sentences.length > mostSentences) return false;
  const said = sentences.filter((sentence) => sentence !== gone).map((sentence) => termsOf(own, sentence));
  const whole = new Set(sentences.flatMap((sentence) => [...termsOf(own, sentence)]));
  const left = termsOf(own, gone);
  // Neither says what the rest of the passage says, and they share no word with it, or some with each other.
  const isCounterpart = (one: ReadonlySet<string>): boolean =>
    shared(whole, one) === 0 ||
    (shared(left, one) >= Math.min(left.size, one.size) * likeShare &&
      said.every((terms) => shared(terms, one) < fewestShared));
  return [...Map.groupBy(other.units, ({ passage }) => passage).values()].some(
    (those) =>
      those.length === sentences.length &&
      said.some((terms) => those.some((one) => shared(terms, termsOf(other, one)) >= fewestShared)) &&
      those.some((one) => isCounterpart(termsOf(other, one))),
  );
}

/** Shorter words join others. */
const shortestTerm = 4;

type Unit = FactDocument['units'][number];

const sentencesAround = ({ units }: FactDocument, unit: number): Unit[] =>
  units.filter(({ passage }) => passage === units[unit]?.passage);

function termsOf(document: FactDocument, unit: Unit): ReadonlySet<string> {
  const terms = new Set(wordsOfUnit(document, unit).map(({ text }) => stem(text)));
  for (const term of terms) if (term.length < shortestTerm || /^\d/u.test(term)) terms.delete(term);
  return terms;
}

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => [...a].filter((term) => b.has(term)).length;
