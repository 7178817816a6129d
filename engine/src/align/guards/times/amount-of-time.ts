import { printed, type Fact, type FactDocument } from '../../../facts/fact.ts';

/** What is reckoned by the week or month: as many weeks of it are an amount. */
const reckoned =
  /^(?:of (?:the )?)?(?:(?:basic|gross|net|base|annual|monthly|weekly|full|average) ){0,2}(?:rent|rental|pay|salary|wages?|fees?|premiums?|remuneration|turnover|contributions?)(?![a-zß-ɏ])|^(?:(?:de|du|des|d['’]) ?(?:son |leur |votre )?(?:loyers?|salaires?|traitement|rémunération|honoraires|cotisations?)|(?:de |del )(?:la )?(?:renta|alquiler|salario|sueldo|retribución|fianza|cuota)|(?:kalt|warm|netto|brutto|grund)?(?:miete[n]?|gehalt|gehälter|lohn|vergütung|beitrag)|di (?:affitto|canone|stipendio))(?![a-zß-ɏ])/i;
const wordsBehind = 5;

/** `Five weeks' rent`, `deux mois de loyer`: so much money, no stretch of time. */
export function isAmountOfTime(
  { document: index, passage, end, value }: Fact,
  documents: readonly FactDocument[],
): boolean {
  if (value.type !== 'duration') return false;
  const words = documents[index]?.passages[passage]?.words.slice(end, end + wordsBehind) ?? [];
  return reckoned.test(printed(words));
}
