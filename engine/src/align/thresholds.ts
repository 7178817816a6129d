import { factsOfSentence, printed, type Fact, type FactDocument } from '../facts/fact.ts';
import { slipOf } from './slips.ts';

/** Words before the value with which a rule opens: `From 50 m³`, `Orders below £75`. */
const opening = 3;

/** `Ab zehn Kartons 5 % Nachlass`: of a stretch of time these would say when it begins. */
const from = /^(?:ab|from|à partir de|dès|desde|a partir de)$/iu;

/** From what amount on something else holds is no other account of an amount: `from 50 m³ we grant 4 %`, `41 m³`. */
export function isOtherThreshold(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (a.value.type === 'date' || a.value.type === 'time' || a.value.type === 'duration') return false;
  return isThreshold(a, documents) !== isThreshold(b, documents) && slipOf(a, b, documents) === 0;
}

/** A sentence opens with a limit and goes on with what holds there. */
function isThreshold(fact: Fact, documents: readonly FactDocument[]): boolean {
  const document = documents[fact.document];
  const unit = document?.units[fact.sentence];
  const { bound, type } = fact.value;
  if (document === undefined || unit === undefined || fact.start - unit.start > opening) return false;
  const passage = document.passages[fact.passage];
  const before = printed(passage?.words.slice(unit.start, fact.start) ?? []);
  if ((bound !== 'least' && bound !== 'most' && !from.test(before)) || passage?.kind !== 'paragraph') return false;
  return factsOfSentence(document, fact.sentence).some(
    ({ value, start }) =>
      start > fact.start && value.type !== type && (value.type === 'percent' || value.type === 'money'),
  );
}
