import { printed, type Fact, type FactDocument } from '../../../facts/fact.ts';

/** `During the term and for`: what stands behind it begins when the term is over. */
const duringAndFor =
  /(?<![a-zß-ɏ])(?:during|throughout|while|for the (?:duration|term) of|während|solange|pendant|durante|durant|tant que|mientras)(?![a-zß-ɏ])[^.;:]{2,80}[ ,](?:and|und|et|y|sowie|ainsi que)(?: (?:also|for|auf|noch|über|pendant|durant|durante|por|a|an|another|further|additional|weitere|encore|otros))*$/i;
/** `For five years after its end`. */
const afterEnd =
  /^(?:after|following|from|nach|après|suivant|tras|después de|dopo)(?: \S+){0,3} (?:d['’]|l['’])?(?:end|ending|expiry|termination|ende|ablauf|beendigung|fin|expiration|résiliation|término|terminación|vencimiento)/i;

/** `During the term and for five years after` and `Term: three years`: the one begins where the other ends. */
export const isTermAndAfter = (a: Fact, b: Fact, documents: readonly FactDocument[]): boolean =>
  (isTerm(a) && isAfterTerm(b, documents) && !isAfterTerm(a, documents)) ||
  (isTerm(b) && isAfterTerm(a, documents) && !isAfterTerm(b, documents));

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
