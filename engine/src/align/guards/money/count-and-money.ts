import type { Fact, FactDocument } from '../../../facts/fact.ts';

/** Heads of columns that count shares, votes or pieces. */
const countHead =
  /(?:^|\s)(?:shares|votes(?: for| against)?|seats|pieces|pcs|units|cartons|boxes|pallets|persons|people|aktien|anteile|stimmen|st[üu]ck(?:zahl)?|anzahl|plätze|kartons|personen|actions|parts(?: sociales)?|voix|pièces|unités|colis|personnes|acciones|participaciones|votos|piezas|unidades|bultos|personas)$/i;
/** `Price of the shares`, `€ per 100 pieces` */
const moneyHead =
  /[€£$]|(?<![a-zß-ɏ])(?:price|value|amount|cost|per|EUR|USD|GBP|CHF|preis|wert|betrag|je|pro|prix|valeur|montant|par|precio|valor|importe|por)(?![a-zß-ɏ])/i;

/** `Shares | 30,000`: a figure without a currency under such a head is no amount of money. */
export const areCountAndMoney = (a: Fact, b: Fact, documents: readonly FactDocument[]): boolean =>
  (a.value.type === 'money' && isUnderCount(b, documents)) || (b.value.type === 'money' && isUnderCount(a, documents));

function isUnderCount({ value, document, passage, start }: Fact, documents: readonly FactDocument[]): boolean {
  if (value.type !== 'number') return false;
  const cell = documents[document]?.passages[passage]?.cells.find((one) => start >= one.start && start < one.end);
  return cell !== undefined && countHead.test(cell.header) && !moneyHead.test(cell.header);
}
