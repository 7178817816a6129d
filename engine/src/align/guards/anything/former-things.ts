import { printed, type Fact, type FactDocument } from '../../../facts/fact.ts';

const contracts =
  '(?:contract|agreement|lease|tenancy|policy|supplier|provider|tenant|vertrag|mietvertrag|lieferant|mieter|anbieter|dienstleister|contrat|bail|prestataire|locataire|fournisseur|contrato|arrendamiento|proveedor|arrendatario|inquilino)';
/** `The previous contract`, `Le précédent contrat`, `El contrato anterior`: what a sentence begins with is what it tells of. */
const previous = new RegExp(
  String.raw`^\W*(?:the|der|die|das|l[ae]s?|el|notre|nos|unser|our|nuestro)? ?(?:l['’])?(?:(?:previous|former|preceding|prior|old|outgoing|bisherige|frühere|vorherige|vorige|alte|précédent|ancien|antiguo|anterior) ${contracts}|${contracts} (?:précédent|antérieur|anterior|previo))(?![a-zß-ɏ])`,
  'i',
);
/** `The existing press (built in 1998) is to be replaced by`: what stands before the verb is of the old thing. */
const existing =
  /(?<![a-zß-ɏ])(?:existing|present|current|old|vorhandene[nrs]?|bestehende[nrs]?|bisherige[nrs]?|alte[nrs]?|ancien(?:ne)?s?|antigu[oa]s?) [a-zß-ɏ-]{4,}|(?<![a-zß-ɏ])[a-zß-ɏ-]{3,} (?:existante?s?|actuel(?:le)?s?|existentes?|actual(?:es)?)(?![a-zß-ɏ])/i;
const replaced =
  /(?<![a-zß-ɏ])(?:replac(?:e|es|ed|ing)|gives? way to|ersetzt|ersetzen|abgelöst|ausgetauscht|remplac[a-zß-ɏ]+|sustitu[a-zß-ɏ]+|reempla[a-zß-ɏ]+) |(?<![a-zß-ɏ])(?:ersetzt|ersetzen|abgelöst|ausgetauscht)(?![a-zß-ɏ])/i;
/** `Soll durch eine neue`: where the new thing is named before the verb. */
const newThing =
  /(?<![a-zß-ɏ])(?:(?:by|with|durch|gegen|par|por) (?:an? |the |eine?[nmrs]? |une? |una? )?(?:new|neue[nrms]?|nouve[a-zß-ɏ]+|nuev[oa]s?))(?![a-zß-ɏ])/i;

/** What is said of the thing that was there before tells nothing about the one that takes its place. */
export function isOfFormerThing(fact: Fact, documents: readonly FactDocument[]): boolean {
  const document = documents[fact.document];
  const unit = document?.units[fact.sentence];
  if (unit === undefined || fact.isFormer) return false;
  const words = document?.passages[unit.passage]?.words ?? [];
  const before = printed(words.slice(unit.start, fact.start));
  if (previous.test(before)) return true;
  if (!existing.test(before) || newThing.test(before) || replaced.test(before)) return false;
  return replaced.test(printed(words.slice(fact.end, unit.end)));
}
