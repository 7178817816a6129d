import { printed, type Fact, type FactDocument } from '../../../facts/fact.ts';
import { stem } from '../../../facts/words/stem.ts';
import { isTotalLabel } from '../../../facts/words/total-label.ts';
import { isTaxLine } from './tax-line.ts';

type TaxSide = 'net' | 'gross';

const taxes = String.raw`(?:(?:the |der |die |la |el |l['’])?(?:statutory |gesetzlichen? |\d+ ?% )*(?:v\.?a\.?t\.?|sales tax|(?:insurance premium )?tax|versicherungs?steuer|mwst\.?|mehrwertsteuer|u?st\.?|umsatzsteuer|tva|taxes?|iva|impuestos?))`;
const withTax = new RegExp(
  String.raw`(?<![a-zß-ɏ])(?:(?:with|incl(?:uding|usive|\.)?(?: of)?|after|inkl(?:usive|\.)?|einschl(?:ießlich|\.)?|mit|avec|con|toutes) ${taxes}|ttc|iva (?:incluid[oa]|inclus[oa]|compresa)|(?:tva|mwst\.?|vat|tax|taxes) (?:comprises?|incluses?|included|paid|inbegriffen|enthalten))(?![a-zß-ɏ])`,
  'i',
);
const withoutTax = new RegExp(
  String.raw`(?<![a-zß-ɏ])(?:(?:without|excl(?:uding|usive|\.)?(?: of)?|before|net of|plus|ohne|exkl(?:usive|\.)?|zzgl\.?|zuzüglich|vor|hors|sans|sin|más|più|oltre) ${taxes}|iva (?:no incluid[oa]|esclusa|excluid[oa])|(?:vat|tax) (?:excluded|not included|extra))(?![a-zß-ɏ])`,
  'i',
);
/** Words before and behind an amount among which stands whether it holds the tax. */
const [wordsBefore, wordsBehind] = [9, 5];

/** An amount with tax and one without it differ by nature. */
export function areOfOtherTaxSides(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (!isSum(a) || !isSum(b)) return false;
  const x = sideOf(a, documents);
  if (x === undefined) return false;
  const y = sideOf(b, documents);
  return y !== undefined && x !== y;
}

const tax = stem('VAT');
/** Weight in the slot of a percentage from which it is a rate of tax. */
const rateWeight = 0.4;
/** Digits of the larger amount from which on it is no chance that tax makes it of the other. */
const fewestDigits = 4;

/** `1,840.00` and `£2,208.00` where a paper tells of VAT at 20%: the tax alone lies between them. */
export function areNetAndGross(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (!isSum(a) || !isSum(b) || a.value.upper !== undefined || b.value.upper !== undefined) return false;
  const [net, gross] = a.value.low < b.value.low ? [a.value.low, b.value.low] : [b.value.low, a.value.low];
  if (net <= 0 || gross > net * mostTaxed || digitsOf(gross) < fewestDigits) return false;
  return [a, b].some(({ document }) =>
    ratesOf(documents[document]).some((rate) => Math.abs(net * (1 + rate / 100) - gross) < 0.01),
  );
}

/** No rate of tax is higher. */
const mostTaxed = 1.3;

const digitsOf = (value: number): number => String(Math.round(value * 100)).replace(/0+$/u, '').length;

const rates = new WeakMap<FactDocument, readonly number[]>();

function ratesOf(document: FactDocument | undefined): readonly number[] {
  if (document === undefined) return [];
  const cached = rates.get(document);
  if (cached !== undefined) return cached;
  const found = document.facts
    // A slot that is named here would be worked out for values of all types.
    .filter((fact) => fact.value.type === 'percent' && (fact.slot.get(tax) ?? 0) >= rateWeight)
    .map(({ value }) => (value.low + value.high) / 2);
  rates.set(document, [...new Set(found)]);
  return found;
}

const isSum = ({ value: { type } }: Fact): boolean => type === 'money' || type === 'number';

const known = new WeakMap<Fact, TaxSide | null>();

function sideOf(fact: Fact, documents: readonly FactDocument[]): TaxSide | undefined {
  const cached = known.get(fact);
  if (cached !== undefined) return cached ?? undefined;
  const side = readSide(fact, documents[fact.document], documents);
  known.set(fact, side ?? null);
  return side;
}

function readSide(
  fact: Fact,
  document: FactDocument | undefined,
  documents: readonly FactDocument[],
): TaxSide | undefined {
  const passage = document?.passages[fact.passage];
  const unit = document?.units[fact.sentence];
  if (document === undefined || passage === undefined || unit === undefined) return undefined;
  const before = printed(passage.words.slice(Math.max(unit.start, fact.start - wordsBefore), fact.start));
  const behind = printed(passage.words.slice(fact.end, Math.min(unit.end, fact.end + wordsBehind)));
  // Of several amounts in a sentence each has its own words: those of the next one do not count.
  const text = `${before.replace(/^.*[\d;](?=\D*\s)/u, '')} | ${behind.replace(/[\d;].*$/u, '')}`;
  const [isWith, isWithout] = [withTax.test(text), withoutTax.test(text)];
  if (isWith !== isWithout) return isWith ? 'gross' : 'net';
  return passage.kind === 'row' ? sideInBill(fact, document, documents, isTotalLabel(before)) : undefined;
}

/** Rows of a bill between a total and the tax. */
const rowsBetween = 3;

/** A total below the row of the tax holds it; a total above, and the lines of the same table, do not. */
function sideInBill(
  { passage: at }: Fact,
  document: FactDocument,
  documents: readonly FactDocument[],
  isTotal: boolean,
): TaxSide | undefined {
  const table = document.passages[at]?.table;
  const taxRows = document.facts
    .filter(
      ({ passage }) =>
        Math.abs(passage - at) <= rowsBetween || (table !== undefined && document.passages[passage]?.table === table),
    )
    .filter((other) => isTaxLine(other, documents));
  const isBelow = taxRows.some(({ passage }) => passage < at);
  const isAbove = taxRows.some(({ passage }) => passage > at);
  if (isBelow === isAbove || (isBelow && !isTotal)) return undefined;
  return isBelow ? 'gross' : 'net';
}
