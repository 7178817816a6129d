import { printed, wordsOfFact, type Fact, type FactDocument } from '../facts/fact.ts';
import { countedBy } from './counted.ts';
import { ratioOf } from './required-similarity.ts';
import { slipOf } from './slips.ts';

/** `430.00`: an amount of money, also where its currency stands elsewhere. */
const cents = /\d[.,]\d\d\P{N}*$/u;
const whole = /^\P{N}*\d+\P{N}*$|^\P{N}*\d{1,3}(?:[.,’' ]\d{3})+\P{N}*$/u;

/** Heads of columns that count shares, votes or pieces. */
const countHead =
  /(?:^|\s)(?:shares|votes(?: for| against)?|seats|pieces|pcs|units|cartons|boxes|pallets|persons|people|aktien|anteile|stimmen|st[üu]ck(?:zahl)?|anzahl|plätze|kartons|personen|actions|parts(?: sociales)?|voix|pièces|unités|colis|personnes|acciones|participaciones|votos|piezas|unidades|bultos|personas)$/iu;
/** `Price of the shares`, `€ per 100 pieces` */
const moneyHead =
  /[€£$]|(?<![a-zß-ɏ])(?:price|value|amount|cost|per|EUR|USD|GBP|CHF|preis|wert|betrag|je|pro|prix|valeur|montant|par|precio|valor|importe|por)(?![a-zß-ɏ])/iu;

/** `Shares | 30,000`: a figure without a currency under such a head is no amount of money. */
export const areCountAndMoney = (a: Fact, b: Fact, documents: readonly FactDocument[]): boolean =>
  (a.value.type === 'money' && isUnderCount(b, documents)) || (b.value.type === 'money' && isUnderCount(a, documents));

function isUnderCount({ value, document, passage, start }: Fact, documents: readonly FactDocument[]): boolean {
  if (value.type !== 'number') return false;
  const cell = documents[document]?.passages[passage]?.cells.find((one) => start >= one.start && start < one.end);
  return cell !== undefined && countHead.test(cell.header) && !moneyHead.test(cell.header);
}

/** In rows without heads a price and a number of pieces are told apart by their print: `6,100.00` and `5,000`, `260,00` and `212 boards`. */
export function arePriceAndCount(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (![a, b].every(({ value: { type } }) => type === 'number' || type === 'money')) return false;
  const isOther = isPriceAndCount(a, b, documents) || isPriceAndCount(b, a, documents);
  return isOther && (slipOf(a, b, documents) === 0 || isFarApart(a, b, documents));
}

/** Amounts of which the one is more than so many times the other are no slip of each other, unless a point was lost. */
const mostSlipped = 2;

/** `11,20` and `120` differ in one figure by chance. */
function isFarApart(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  const [x, y] = [a, b].map((fact) => textOf(fact, documents).replace(/\D/gu, ''));
  return x !== y && ratioOf(a, b) > mostSlipped;
}

function isPriceAndCount(price: Fact, count: Fact, documents: readonly FactDocument[]): boolean {
  if (count.value.type !== 'number' || !isInRow(price, documents)) return false;
  const text = textOf(price, documents);
  const isPrice = cents.test(text) || (price.value.type === 'money' && countedBy(count, documents).length > 0);
  if (!isPrice) return false;
  return isInRow(count, documents) && whole.test(textOf(count, documents));
}

const isInRow = (fact: Fact, documents: readonly FactDocument[]): boolean =>
  documents[fact.document]?.passages[fact.passage]?.kind === 'row';

const textOf = (fact: Fact, documents: readonly FactDocument[]): string => {
  const document = documents[fact.document];
  return document === undefined ? '' : printed(wordsOfFact(document, fact));
};
