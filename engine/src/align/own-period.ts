import { factsOfSentence, printed, type Fact, type FactDocument } from '../facts/fact.ts';
import type { Word } from '../layout/word.ts';

/** What a paper calls the stretch of time that it tells of. */
const reportPeriod =
  /(?<![a-zß-ɏ])(?:(?:reporting|report|accounting|billing|claim|statement|review) period|period (?:of (?:the|this) (?:report|claim|statement|return)|covered|under review)|(?:berichts|abrechnungs|leistungs|erfassungs|melde)zeitraum|période (?:du rapport|couverte|de facturation|concernée)|per[ií]odo (?:del informe|cubierto|de facturación|justificado))(?![a-zß-ɏ])/iu;
/** `Quarter ended 31 March`, `im Halbjahr zum 30. Juni`, `exercice clos le 31 mars`: the figures are of that stretch. */
const endOfPeriod =
  /(?<![a-zß-ɏ])(?:(?:year|quarter|half[- ]year|months|weeks|period) (?:ended|ending)(?: on)?(?: the)?|(?:geschäfts|halb|viertel)jahr(?:es)? (?:zum|per)|(?:exercice|semestre|trimestre|période) clos(?:e)?(?: au| le)?|(?:ejercicio|semestre|trimestre|per[ií]odo) (?:cerrado|terminado|finalizado)(?: al?| el)?)\s*$/iu;
/** In a report such a label needs to say no more. */
const bareLabel =
  /(?:^|[.;·|] ?)(?:the )?(?:period|zeitraum|période|per[ií]odo|periodo)(?: (?:from|vom|von|du|del|of))?\s*:?\s*$/iu;
const report =
  /(?<![a-zß-ɏ])(?:report|statement|claim|return|timesheet|minutes|payslip|[a-zß-ɏ]*bericht|[a-zß-ɏ]*abrechnung|[a-zß-ɏ]*nachweis|[a-zß-ɏ]*protokoll|rapport|relevé|décompte|compte rendu|informe|memoria|justificación|liquidación|extracto)(?![a-zß-ɏ])/iu;
/** Lines from the top of a paper among which its title stands. */
const titleLines = 3;
/** Words of such a label and of the first of two dates behind it. */
const within = 9;
const firstDate = /\d[^;]*?(?:to|until|bis|au|al|a|hasta|-|–)\s*(?:(?:the|zum|le|el)\s*)?$/iu;

/** `Period: 1 April 2024 to 31 March 2025` in a report: the stretch of time that the paper tells of, not the term of what it tells about. */
export function isOwnPeriod(fact: Fact, documents: readonly FactDocument[]): boolean {
  const document = documents[fact.document];
  if (fact.value.type !== 'date' || document === undefined) return false;
  const words = document.passages[fact.passage]?.words ?? [];
  const start = Math.max(document.units[fact.sentence]?.start ?? 0, fact.start - within);
  const before = printed(words.slice(start, fact.start));
  const label = before.replace(firstDate, '');
  if (reportPeriod.test(label) || endOfPeriod.test(before)) return true;
  if (
    fact.passage < titleLines &&
    (label !== before || isFirstOfTwo(words, fact)) &&
    report.test(printed(words.slice(0, fact.start)))
  )
    return true;
  if (!bareLabel.test(label)) return false;
  return isReport(document) || (fact.value.date?.day === undefined && isBill(document));
}

const bill = /(?<![a-zß-ɏ])(?:invoice|bill|[a-zß-ɏ]*rechnung|facture|factura|fattura)(?![a-zß-ɏ])/iu;

/** A month on a bill is what it charges; from one day to another it may be the term of what is paid for. */
export const isBill = ({ passages }: FactDocument): boolean =>
  passages.slice(0, titleLines).some(({ words }) => bill.test(printed(words)));

/** Words behind a stretch of time among which its two days begin. */
const daysWithin = 4;

/** `Hire for the four weeks from 14 April to 11 May` on a bill: the stretch that is charged, not how long the hire lasts. */
export function isBilledStretch(fact: Fact, documents: readonly FactDocument[]): boolean {
  const document = documents[fact.document];
  if (fact.value.type !== 'duration' || document === undefined || !isBill(document)) return false;
  const days = factsOfSentence(document, fact.sentence).filter(
    ({ value, start }) => value.type === 'date' && start >= fact.end,
  );
  const [first] = days;
  return first !== undefined && days.length > 1 && first.start - fact.end <= daysWithin;
}

const until = /^(?:to|until|bis|au|al|a|hasta|-|–)$/iu;
const isFirstOfTwo = (words: readonly Word[], { end }: Fact): boolean => until.test(words[end]?.text ?? '');

const reports = new WeakMap<FactDocument, boolean>();

function isReport(document: FactDocument): boolean {
  const known = reports.get(document);
  if (known !== undefined) return known;
  const isOne = document.passages.slice(0, titleLines).some(({ words }) => report.test(printed(words)));
  reports.set(document, isOne);
  return isOne;
}
