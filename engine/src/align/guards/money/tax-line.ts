import type { Fact, FactDocument } from '../../../facts/fact.ts';
import { plainWord, stem } from '../../../facts/words/stem.ts';
import type { Passage } from '../../../layout/passage.ts';

const tax = stem('VAT');
/** Words beside the name of a tax that make an amount the price with or without it. */
const priced = new Set('total net gross price subtotal'.split(' ').map(stem));
const withOrWithout = new Set(
  'excluding exclusive excl including inclusive incl with plus hors sans avec ohne mit zzgl inkl exkl sin con más'
    .split(' ')
    .map(plainWord),
);

/** Any tax; with another word it is a charge of its own: `City tax`, `taxe de séjour`. */
const anyTax = /^(?:tax|taxes|taxe|steuer|impuestos?|tasas?|tassa|imposta)$/u;
const ofTurnover = new Set(
  'value added sales goods services valeur ajoutee mehrwert umsatz valor anadido valore aggiunto rate satz taux tipo amount betrag montant importe insurance premium versicherung conventions assurances seguros primas'
    .split(' ')
    .map(stem),
);

/** Whether an amount is the tax of a bill: `VAT 20 % | 95.10`, not `Total with VAT | 570.60`. */
export function isTaxLine(fact: Fact, documents: readonly FactDocument[]): boolean {
  const passage = documents[fact.document]?.passages[fact.passage];
  if (passage?.kind !== 'row' || (fact.value.type !== 'money' && fact.value.type !== 'number')) return false;
  const cell = passage.cells.findIndex(({ start, end }) => fact.start >= start && fact.start < end);
  const label = passage.cells.slice(0, Math.max(cell, 0)).findLast(({ start, end }) => hasWords(passage, start, end));
  const words = passage.words
    .slice(label?.start ?? passage.cells[cell]?.start ?? 0, fact.start)
    .flatMap(({ text }) => text.split(/[()]+/u));
  return (
    words.some((word) => stem(word) === tax) &&
    !isOwnCharge(words) &&
    !words.some((word) => priced.has(stem(word)) || withOrWithout.has(plainWord(word)))
  );
}

/** Words between the name of a tax and its rate. */
const taxWithin = 2;

/** `VAT 20% on the second deposit` and `The second deposit is 50%`: the rate of a tax, and a share. */
export function areTaxAndShare(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (a.value.type !== 'percent' || b.value.type !== 'percent') return false;
  const isTaxRate = ({ document, passage, start, end }: Fact): boolean => {
    const words = documents[document]?.passages[passage]?.words ?? [];
    return [...words.slice(Math.max(0, start - taxWithin), start), ...words.slice(end, end + taxWithin)].some(
      ({ text }) => stem(text) === tax,
    );
  };
  const isAboutTax = ({ slot }: Fact): boolean => slot.has(tax);
  return (isTaxRate(a) && !isAboutTax(b)) || (isTaxRate(b) && !isAboutTax(a));
}

const isOwnCharge = (words: readonly string[]): boolean =>
  words.every((word) => stem(word) !== tax || anyTax.test(plainWord(word))) &&
  words.some((word) => {
    const term = stem(word);
    return term !== '' && term !== tax && !ofTurnover.has(term) && !priced.has(term);
  });

const hasWords = (passage: Passage, start: number, end: number): boolean =>
  passage.words.slice(start, end).some(({ text }) => /[A-Za-zªµºÀ-ÖØ-ӿ]{2}/u.test(text));
