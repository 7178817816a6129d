import { printed, type Fact, type FactDocument } from '../facts/fact.ts';

const madeOn =
  /\bth(?:is|ese) (?:\p{Lu}[\p{L}-]+ ){0,3}\p{Lu}[\p{L}-]+ (?:is|are|was|has been) (?:made|dated|entered|concluded|signed|executed|given|issued)|^\W*(?:made|dated|signed) (?:on|this)\b|^\W*(?:this )?(?:\p{Lu}[\p{L}-]+ ){1,4}(?:dated|made)|(?<!\p{L})(?:fait (?:à|le)|hecho en|done at|signed at|ausgestellt|établi|expedido|fatto a)(?!\p{L})/iu;
/** `Oberau, 5. September 2024`, `Hofmann GmbH, Lyon, le 3 mai`: names alone stand before a date that ends the line. */
const placeBefore =
  /^\W*(?:[\p{Lu}\d][\p{L}\d.&-]*,? (?:(?:am|an|der|de|del|du|des|sur|la|le|upon|on|und|and|et|y|e) )*){0,7}[\p{Lu}\d][\p{L}\d.-]+,\s*(?:(?:den|am|le|el|a|the|on|il|lì)\s*)?$/u;
/** Words behind such a date: `, in zwei Ausfertigungen`. */
const wordsBehind = 5;

/** The date that a document gives itself: `This Lease is made on …`, a date alone in its line, or a label that says no more than `Date`. */
export function isOwnDate(fact: Fact, documents: readonly FactDocument[]): boolean {
  if (fact.value.type !== 'date') return false;
  const document = documents[fact.document];
  if (saysNoMore(fact, document?.passages[fact.passage]?.heading ?? '')) return true;
  const unit = document?.units[fact.sentence];
  const words = unit === undefined ? [] : (document?.passages[unit.passage]?.words.slice(unit.start, fact.start) ?? []);
  if (madeOn.test(printed(words))) return true;
  return placeBefore.test(printed(words)) && (unit?.end ?? 0) - fact.end <= wordsBehind;
}

/** Weight up to which a term comes from the heading above, not from the line of the date. */
const headingWeight = 0.35;
const aboutDate = /dat(?:e|um)|fecha|data|termin|deadline|frist|délai|plazo/iu;

/** Nothing but the heading tells what the date is, and that speaks of no date. */
const saysNoMore = ({ slot }: Fact, heading: string): boolean =>
  slot.size === 0 ||
  (!aboutDate.test(heading) && [...slot].every(([term, weight]) => weight <= headingWeight || term === '@issue'));
