import { printed, wordsOfUnit, type FactDocument } from '../../facts/fact.ts';

const names: readonly (readonly [code: string, pattern: string])[] = [
  ['EUR', 'euros?|eur|€'],
  [
    'GBP',
    'pounds? sterling|sterling|british pounds|pounds|gbp|£|britische[nrs]? pfund|pfund sterling|livres? sterling|libras? esterlinas?|sterline',
  ],
  [
    'USD',
    'us[- ]dollars?|u\\.s\\. dollars?|usd|us\\$|\\$|dollars?|dollars? américains?|dólares(?: estadounidenses)?|dollari',
  ],
  ['CHF', 'swiss francs|chf|(?:schweizer )?franken|francs suisses|francos suizos|franchi svizzeri'],
  ['JPY', 'japanese yen|yen|jpy|¥'],
  ['SEK', 'swedish (?:kronor|crowns)|sek'],
  ['NOK', 'norwegian (?:kroner|crowns)|nok'],
  ['DKK', 'danish (?:kroner|crowns)|dkk'],
  ['PLN', 'zloty|złoty|pln'],
  ['CZK', 'czech (?:koruna|crowns)|czk'],
  ['CAD', 'canadian dollars?|cad'],
  ['AUD', 'australian dollars?|aud'],
];
/** `in`, or the word for currency as a label, before the name. */
const lead = String.raw`(?:(?<![a-zß-ɏ])(?:in|en)|(?:currency|währung|devise|monnaie|moneda|divisa|valuta)(?: of [a-zß-ɏ ]{3,24}?)?(?: (?:is|are|ist|est|es|è|wird))?(?: (?:the|der|die|l['’]|el|la|le))?\s*[:|–-]?) ?`;
const anyName = names.map(([, name], at) => String.raw`(?<c${at}>${name})`).join('|');
const pattern = new RegExp(String.raw`${lead}(?:${anyName})(?![a-zß-ɏ\d]| ?\d|['’]?000)`, 'i');
/** Of such things a paper says in what they are reckoned. */
const amounts =
  /(?<![a-zß-ɏ])(?:prices?|amounts?|sums?|figures|values?|rates?|fees?|charges?|payments?|paid|payable|invoic[a-zß-ɏ]+|costs?|currency|preise?n?|betr[aä]ge?n?|summen?|werte|zahlung[a-zß-ɏ]*|kosten|angaben|währung|prix|montants?|sommes?|valeurs?|paiements?|factur[a-zß-ɏ]+|tarifs?|devise|monnaie|precios?|importes?|cantidades|pagos?|valores|tarifas?|moneda|divisa|prezzi|importi|valuta)(?![a-zß-ɏ])/i;

/** A sentence or row that says in which currency the amounts of its document are. */
export interface StatedCurrency {
  readonly document: number;
  readonly code: string;
  readonly unit: number;
  /** Words of the passage that name it. */
  readonly start: number;
  readonly end: number;
}

/** What a document says of the currency that its amounts are in. */
export function statedCurrencies(document: FactDocument): StatedCurrency[] {
  return document.units.flatMap((unit, index) => {
    const text = printed(wordsOfUnit(document, unit));
    if (text.length > longestStatement || !amounts.test(text)) return [];
    const match = pattern.exec(text);
    const at = names.findIndex((_, each) => match?.groups?.[`c${each}`] !== undefined);
    const code = names[at]?.[0];
    const name = match?.groups?.[`c${at}`] ?? '';
    if (match === null || code === undefined) return [];
    const end = unit.start + text.slice(0, match.index + match[0].length).split(' ').length;
    return [{ document: document.index, code, unit: index, start: end - name.split(' ').length, end }];
  });
}

/** A longer sentence speaks of other things too. */
const longestStatement = 240;
