import { printed, type Fact, type FactDocument } from '../facts/fact.ts';

const madeOn =
  /\bth(?:is|ese) (?:\p{Lu}[\p{L}-]+ ){0,3}\p{Lu}[\p{L}-]+ (?:is|are|was|has been) (?:made|dated|entered|concluded|signed|executed|given|issued)|^\W*(?:this )?(?:\p{Lu}[\p{L}-]+ ){1,4}(?:dated|made)|\b(?:fait (?:à|le)|hecho en|done at|signed at|ausgestellt|établi|expedido)\b|,? (?:den|le)\W*$/iu;
/** `Oberau, 5. September 2024`: a place before a date opens the line. */
const placeBefore = /^\W*(?:\p{Lu}[\p{L}-]+ ){0,2}\p{Lu}[\p{L}-]+,\s*$/u;

/** The date that a document gives itself: `This Lease is made on …`, a date alone in its line, or a label that says no more than `Date`. */
export function isOwnDate(fact: Fact, documents: readonly FactDocument[]): boolean {
  if (fact.value.type !== 'date') return false;
  if (fact.slot.size === 0) return true;
  const document = documents[fact.document];
  const unit = document?.units[fact.sentence];
  const words = unit === undefined ? [] : (document?.passages[unit.passage]?.words.slice(unit.start, fact.start) ?? []);
  return madeOn.test(printed(words)) || placeBefore.test(printed(words));
}
