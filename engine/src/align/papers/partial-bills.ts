import { compareValues } from '../../facts/values/compare-values.ts';
import { factsOfPassage, printed, type Fact, type FactDocument } from '../../facts/fact.ts';
import { stem } from '../../facts/words/stem.ts';
import type { Value } from '../../facts/values/value.ts';
import type { Passage } from '../../layout/passage.ts';
import type { FactLink } from '../fact-link.ts';
import { slipOf } from '../slips.ts';

/** What a bill or certificate calls itself that is for the work done so far. */
const partialName =
  /(?<![a-zß-ɏ])(?:(?:abschlags|teil|zwischen)rechnung|teillieferung|interim (?:payment |valuation )?(?:invoice|bill|certificate|account|valuation|application)|progress (?:invoice|bill|claim|certificate|billing)|part(?:ial)? (?:invoice|bill|delivery)|(?:application|certificate) for (?:interim )?payment|situation (?:de travaux|intermédiaire|mensuelle|n\s?[°ºo])|décompte (?:provisoire|mensuel)|facture (?:intermédiaire|partielle|de situation)|livraison partielle|certificaci[oó]n (?:de obra |mensual |parcial |ordinaria )?(?:n\s?[.°ºúu]|mensual|parcial)|(?:factura|entrega) parcial)(?![a-zß-ɏ])/i;
/** The head over what was done up to a day. */
const doneHead =
  /(?<![a-zß-ɏ])(?:(?:done|executed|completed|measured) to date|% (?:complete|done)|leistungsstand|bisher(?:ige)? (?:erbracht|ausgeführt|leistung)[a-zß-ɏ]*|avancement|(?:réalisé|exécuté) à ce jour|ejecutad[oa]|realizado a origen|a origen)(?![a-zß-ɏ])/i;
/** Lines from the top of a paper among which it says what it is, and words of a title among which the name stands. */
const topLines = 10;
const titleWithin = 8;
/** In a line that is set as no heading a sentence begins with the name: `2. Abschlagsrechnung`. */
const lineStart = new RegExp(
  String.raw`(?:^|[.;·|–] )(?:\d{1,2}(?:\.|st|nd|rd|th|[eºª])*\s)?${partialName.source}`,
  'i',
);
const longestLine = 40;
/** A final bill lists the bills before it. */
const finalName =
  /(?<![a-zß-ɏ])(?:(?:schluss|end)(?:ab)?rechnung|final (?:invoice|bill|account|certificate)|(?:facture|décompte) (?:de solde|finale?|définiti(?:f|ve))|(?:factura|liquidación|certificación) final)(?![a-zß-ɏ])/i;

const known = new WeakMap<FactDocument, boolean>();

/** `2. Abschlagsrechnung`, `Interim Certificate no. 4`, `Certificación n.º 1`: a paper that states part of what was ordered. */
export function isPartialBill(document: FactDocument): boolean {
  const cached = known.get(document);
  if (cached !== undefined) return cached;
  const isFinal = document.passages.slice(0, topLines).some(({ words }) => finalName.test(printed(words)));
  const isOne =
    !isFinal &&
    document.passages.some((passage, at) =>
      passage.kind === 'row'
        ? passage.isHead === true && doneHead.test(printed(passage.words))
        : at < topLines && isTitle(passage),
    );
  known.set(document, isOne);
  return isOne;
}

function isTitle({ kind, words }: Passage): boolean {
  if (kind !== 'heading') return words.length <= longestLine && lineStart.test(printed(words));
  const text = printed(words.slice(0, titleWithin));
  return partialName.test(text) && !text.startsWith('§');
}

/** Values of these types are added up over the bills of a contract; prices and shares stay as they were agreed. */
const summed: ReadonlySet<string> = new Set(['money', 'number', 'quantity']);
/** Figures from which on a slip is no chance. */
const surelySlip = 4;

/** What has been done or billed so far stays below what was ordered and does not deny it. */
export function dropPartlyBilled(links: readonly FactLink[], documents: readonly FactDocument[]): FactLink[] {
  if (!documents.some(isPartialBill)) return [...links];
  const stated = statedIn(links, documents);
  // `Ordered 210 | Done 150`: minutes that tell of 150 deny no 210.
  const isBesideIn = (part: Fact, whole: Fact): boolean =>
    part.value.low < whole.value.low &&
    (stated.get(part) ?? []).some((fact) => {
      const bill = documents[fact.document];
      return (
        bill !== undefined &&
        factsOfPassage(bill, fact.passage).some((other) => compareValues(other.value, whole.value) === 'same')
      );
    });
  return links.filter(
    ({ a, b, relation }) =>
      relation === 'same' || !(isPartlyBilled(a, b, documents) || isBesideIn(a, b) || isBesideIn(b, a)),
  );
}

/** What other papers say as the rows of bills for a part say it. */
function statedIn(links: readonly FactLink[], documents: readonly FactDocument[]): Map<Fact, Fact[]> {
  const stated = new Map<Fact, Fact[]>();
  const isInBill = ({ document, passage }: Fact): boolean => {
    const bill = documents[document];
    return bill !== undefined && isPartialBill(bill) && bill.passages[passage]?.kind === 'row';
  };
  for (const { a, b, relation } of links) {
    if (relation !== 'same') continue;
    if (isInBill(a)) stated.set(b, [...(stated.get(b) ?? []), a]);
    if (isInBill(b)) stated.set(a, [...(stated.get(a) ?? []), b]);
  }
  return stated;
}

function isPartlyBilled(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  const [x, y] = [documents[a.document], documents[b.document]];
  if (x === undefined || y === undefined || isPartialBill(x) === isPartialBill(y)) return false;
  const [part, whole, bill] = isPartialBill(x) ? [a, b, x] : [b, a, y];
  if (!summed.has(part.value.type) || part.value.key !== '' || part.value.low >= whole.value.low) return false;
  if (bill.passages[part.passage]?.kind !== 'row' || isPrice(part, bill) || isOfWhole(part, bill)) return false;
  return slipOf(a, b, documents) < surelySlip && !areTurned(a, b);
}

/** 58 and 85 */
function areTurned({ value: a }: Fact, { value: b }: Fact): boolean {
  const digits = ({ low, high }: Value): string =>
    Array.from(String(Number(((low + high) / 2).toPrecision(12))).replace(/\D/gu, ''))
      .toSorted((x, y) => Number(x) - Number(y))
      .join('');
  return digits(a) === digits(b);
}

const price = ['price', 'rate'].map(stem);
const headWeight = 1.2;
/** Part of an amount by which it may be off a product for what was rounded. */
const slack = 1e-3;

/** What one piece costs: `per` tells so, the head of the column, or that it makes the last figure of the row with the first. */
function isPrice(fact: Fact, bill: FactDocument): boolean {
  if (fact.value.per !== undefined || price.some((term) => (fact.slot.get(term) ?? 0) >= headWeight)) return true;
  const row = factsOfPassage(bill, fact.passage).filter(({ value }) => summed.has(value.type));
  const amount = row.at(-1);
  if (amount === undefined || amount === fact) return false;
  const before = row.slice(0, row.indexOf(fact));
  return before.some(({ value }) => isNear(value.low * fact.value.low, amount.value.low));
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= Math.abs(b) * slack;

const ofWhole =
  /(?<![a-zß-ɏ])(?:contract (?:sum|price|value)|order (?:sum|value|total)|(?:auftrags|vertrags|angebots)(?:summe|wert|menge)|montant (?:du |de la )?(?:marché|commande|devis)|(?:importe|precio) (?:del? )?(?:contrato|adjudicación|presupuesto)|presupuesto|soll|ordered|bestellt|prevu|prévu|contratado)(?![a-zß-ɏ])/i;

/** A bill may repeat what was ordered: `Contract sum | £412,650.00`. */
function isOfWhole(fact: Fact, bill: FactDocument): boolean {
  const passage = bill.passages[fact.passage];
  const cell = passage?.cells.find(({ start, end }) => fact.start >= start && fact.start < end);
  return ofWhole.test(`${cell?.header ?? ''} ${printed(passage?.words.slice(0, fact.start) ?? [])}`);
}
