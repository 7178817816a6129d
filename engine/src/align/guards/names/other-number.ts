import type { Fact, FactDocument } from '../../../facts/fact.ts';
import { stem } from '../../../facts/words/stem.ts';
import { isNearMiss } from '../../../facts/values/edit-distance.ts';

/** Numbers with other letters are of one kind only where the same word stands before them. */
export function isOtherNumber(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  const letters = ({ value }: Fact): string => value.key.replace(/[^A-Z]/gu, '');
  if (a.value.type !== 'identifier' || letters(a) === letters(b)) return false;
  // The letter of a flat names it, not its kind.
  if (a.value.unit === 'numbered door') return false;
  // A figure may be read or typed as a letter.
  if (a.value.key.length >= longNumber && isNearMiss(a.value.key, b.value.key)) return false;
  return namedBy(a, documents) !== namedBy(b, documents);
}

const longNumber = 7;

const numberWord = /^(?:nr|no|num|nummer|number|num[eé]ro|n[°º])\W*$/i;

/** What numbers the value, by the nearest telling word before it in its sentence or row: the invoice of `Invoice No. 17`. */
const namedBy = (fact: Fact, documents: readonly FactDocument[]): string =>
  stem(wordsBefore(fact, documents).findLast((text) => stem(text) !== '' && !numberWord.test(text)) ?? '');

function wordsBefore(fact: Fact, documents: readonly FactDocument[]): string[] {
  const document = documents[fact.document];
  const words = document?.passages[fact.passage]?.words.slice(document.units[fact.sentence]?.start, fact.start) ?? [];
  return words.map(({ text }) => text);
}
