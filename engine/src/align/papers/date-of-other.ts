import { printed, type Fact, type FactDocument } from '../../facts/fact.ts';
import { areOfOneCited } from './cited-papers.ts';
import { isDayOfAccident } from './dates-of-accidents.ts';
import { areOfOnePaper } from './dates-of-papers.ts';

/** `Your order of 12 May`, `Bestellung 4711 vom 12. Mai`: the date of another paper. */
const ofPaper =
  /\b(?:order|invoice|quotation|quote|offer|contract|agreement|letter|note|confirmation|lease|policy|bid|tender|proposal|report|certificate|form|claim|notice|request|enquiry|statement|deed|permit|award|acceptance|licen[cs]e|estimate|petition|application|gutachten|meldung|anzeige|formular|anfrage|bescheid|antrag|zeugnis|urkunde|genehmigung|offerte|rapport|formulaire|déclaration|constat|certificat|demande|permis|adjudication|zuschlag|zuschlagsschreiben|beschluss|acta|adjudicación|informe|formulario|parte|declaración|certificado|solicitud|licencia|bestellung|rechnung|angebot|vertrag|schreiben|lieferschein|auftrags?bestätigung|auftrag|mietvertrag|commande|facture|devis|contrat|bail|lettre|courrier|pedido|factura|presupuesto|contrato|carta|oferta)(?:\s+\S*\d\S*|\s+n[°ºor.]+){0,2},?\s+(?:of|dated|from|vom|du|de|del|datée? du)\s+(?:the\s+)?\W?$/i;
/** `RE-17 vom 20. Juni`, `PO 4711-A dated 3 May`: so is the date behind a code. */
const ofCode =
  /(?:^|\s)(?=\S*\d)(?=\S*[\p{Lu}/-])[\p{Lu}\d/.-]{3,}\s+(?:dated|DATED|of|OF|vom|VOM|du|DU|del|DEL|de fecha|DE FECHA)\s+(?:the\s+|THE\s+)?$/u;
/** Words before a date in which the paper and its number stand. */
const paperWithin = 7;

/** The date of another paper than the one it stands in. */
export function isDateOfOther(fact: Fact, documents: readonly FactDocument[]): boolean {
  if (fact.value.type !== 'date' || isDayOfAccident(fact, documents)) return false;
  const words = documents[fact.document]?.passages[fact.passage]?.words ?? [];
  const before = `${printed(words.slice(Math.max(0, fact.start - paperWithin), fact.start))} `;
  return ofPaper.test(before) || ofCode.test(before);
}

/** Both are said to be the day of one agreement, by itself or by papers that cite it. */
export const areOfOneAgreement = (a: Fact, b: Fact, documents: readonly FactDocument[]): boolean =>
  areOfOnePaper(a, b, documents) || areOfOneCited(a, b, documents);
