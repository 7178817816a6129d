import { printed, type Fact, type FactDocument } from '../facts/fact.ts';

/** `During the term and for`: what stands behind it begins when the term is over. */
const duringAndFor =
  /(?<![a-zß-ɏ])(?:during|throughout|while|for the (?:duration|term) of|während|solange|pendant|durante|durant|tant que|mientras)(?![a-zß-ɏ])[^.;:]{2,80}[ ,](?:and|und|et|y|sowie|ainsi que)(?: (?:also|for|auf|noch|über|pendant|durant|durante|por|a|an|another|further|additional|weitere|encore|otros))*$/iu;
/** `For five years after its end`. */
const afterEnd =
  /^(?:after|following|from|nach|après|suivant|tras|después de|dopo)(?: \S+){0,3} (?:d['’]|l['’])?(?:end|ending|expiry|termination|ende|ablauf|beendigung|fin|expiration|résiliation|término|terminación|vencimiento)/iu;

/** `During the term and for five years after` and `Term: three years`: the one begins where the other ends. */
export const isTermAndAfter = (a: Fact, b: Fact, documents: readonly FactDocument[]): boolean =>
  (isTerm(a) && isAfterTerm(b, documents) && !isAfterTerm(a, documents)) ||
  (isTerm(b) && isAfterTerm(a, documents) && !isAfterTerm(b, documents));

/** `During that time the notice is two weeks`: of a stretch of time that the sentence before names. */
const duringThat =
  /(?<![a-zß-ɏ])(?:(?:während|in) (?:dieser|jener) (?:zeit|frist|phase)|(?:during|in|within|throughout) (?:this|that) (?:time|period|phase)|(?:pendant|durant) (?:cette (?:période|durée|phase)|ce (?:temps|délai))|durante (?:est[ea]|es[ea]|dich[oa]) (?:tiempo|per[ií]odo|plazo|fase))(?![a-zß-ɏ])/iu;
/** `Notice thereafter: six weeks` */
const afterThat =
  /(?<![a-zß-ɏ])(?:danach|anschließend|thereafter|after(?:wards?| that| this)|ensuite|par la suite|después|posteriormente)(?![a-zß-ɏ])/iu;

/** `During that time two weeks` and `thereafter six weeks`: the one holds until the other does. */
export const isDuringAndAfter = (a: Fact, b: Fact, documents: readonly FactDocument[]): boolean =>
  (isSaidAfter(a, duringThat, documents) && isSaidAfter(b, afterThat, documents)) ||
  (isSaidAfter(b, duringThat, documents) && isSaidAfter(a, afterThat, documents));

/** The words before a stretch of time in its sentence hold these. */
function isSaidAfter(
  { value, document, sentence, start, passage }: Fact,
  words: RegExp,
  documents: readonly FactDocument[],
): boolean {
  const unit = documents[document]?.units[sentence];
  if (value.type !== 'duration' || unit === undefined) return false;
  return words.test(printed(documents[document]?.passages[passage]?.words.slice(unit.start, start) ?? []));
}

/** How long secrets are kept is also called a term. */
const isTerm = ({ value, sense }: Fact): boolean =>
  value.type === 'duration' && sense?.event === 'term' && !sense.events.has('secrecy');

function isAfterTerm(
  { value, document: index, sentence, start, end, passage }: Fact,
  documents: readonly FactDocument[],
): boolean {
  const document = documents[index];
  const unit = document?.units[sentence];
  if (value.type !== 'duration' || document === undefined || unit === undefined) return false;
  const words = document.passages[passage]?.words ?? [];
  return (
    duringAndFor.test(printed(words.slice(unit.start, start))) || afterEnd.test(printed(words.slice(end, unit.end)))
  );
}
