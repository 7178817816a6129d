import { printed, type Fact, type FactDocument } from '../facts/fact.ts';
import { plainWord, stem } from '../facts/stem.ts';
import { isHouse } from './house-number.ts';
import { isNearMiss } from './near-miss.ts';
import { slipOf } from './slips.ts';

/** Numbers with other letters are of one kind only where the same word stands before them. */
export function isOtherNumber(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (isBase(a, documents) !== isBase(b, documents)) return true;
  const isOfHouse = (fact: Fact): boolean => fact.value.type === 'number' && isHouse(fact, documents);
  if (isOfHouse(a) !== isOfHouse(b)) return true;
  if (a.value.type === 'number') return isNumbered(wordBefore(a, documents)) !== isNumbered(wordBefore(b, documents));
  if (a.value.type === 'identifier' && isTaxNumber(a, documents) !== isTaxNumber(b, documents))
    return slipOf(a, b, documents) === 0;
  const letters = ({ value }: Fact): string => value.key.replace(/[^A-Z]/gu, '');
  if (a.value.type !== 'identifier' || letters(a) === letters(b)) return false;
  // A figure may be read or typed as a letter.
  if (a.value.key.length >= longNumber && isNearMiss(a.value.key, b.value.key)) return false;
  return namedBy(a, documents) !== namedBy(b, documents);
}

const base = /^(?:every|each|je|chaque|cada|ogni)$/iu;

/** `One adult for every ten pupils`: what is reckoned by, not how many there are. */
const isBase = ({ value, document, passage, start }: Fact, documents: readonly FactDocument[]): boolean =>
  value.type === 'number' && base.test(documents[document]?.passages[passage]?.words[start - 1]?.text ?? '');

const taxNumber =
  /(?<![a-zß-ɏ])(?:steuer(?:-?nummer|nr\.?)|st\.-nr\.?|ust-?id[a-z.-]*|vat|tax|tva|siret|siren|nif|cif|n\.i\.f\.|c\.i\.f\.|p\. ?iva)(?:[ .:-]*(?:no|nr|number|n[°º]))?[ .:]*$/iu;
const namesWithin = 3;

/** `Steuernummer 144/201/30877` in a letterhead. */
function isTaxNumber({ document, passage, start }: Fact, documents: readonly FactDocument[]): boolean {
  const words = documents[document]?.passages[passage]?.words ?? [];
  return taxNumber.test(printed(words.slice(Math.max(0, start - namesWithin), start)));
}

const longNumber = 7;
/** The number of a register, printed in groups, is no count and no house number. */
const isNumbered = (word: string): boolean =>
  /(?:nummer|number|numero|register|registration|^hr[ab])$/u.test(plainWord(word));

const numberWord = /^(?:nr|no|num|nummer|number|num[eé]ro|n[°º])\W*$/iu;

/** What numbers the value, by the nearest telling word before it in its sentence or row: the invoice of `Invoice No. 17`. */
const namedBy = (fact: Fact, documents: readonly FactDocument[]): string =>
  stem(wordsBefore(fact, documents).findLast((text) => stem(text) !== '' && !numberWord.test(text)) ?? '');

const wordBefore = (fact: Fact, documents: readonly FactDocument[]): string =>
  wordsBefore(fact, documents).findLast((text) => stem(text) !== '') ?? '';

function wordsBefore(fact: Fact, documents: readonly FactDocument[]): string[] {
  const document = documents[fact.document];
  const words = document?.passages[fact.passage]?.words.slice(document.units[fact.sentence]?.start, fact.start) ?? [];
  return words.map(({ text }) => text);
}
