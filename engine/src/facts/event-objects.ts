import type { Passage } from '../layout/passage.ts';
import { timeEventOf } from './time-event.ts';
import { wordTerms } from './word-terms.ts';

/** Words of a subject that opens its sentence, at most. */
const subjectWithin = 4;
/** Words behind `of` among which the noun stands. */
const nounWithin = 3;
const ofWords = /^(?:of|der|des|von|vom|du|de|del|della|dei|degli)$/u;

/** `Pay/return`, `Check-in`: the parts of a word are terms of their own. */
export const partTerms = (word: string): string[] =>
  word.split(/[\s/]+|(?<=\p{L})-(?=\p{L})/u).flatMap((part) => wordTerms(part).map(({ term }) => term));

/** What a sentence that begins at `from` says the event happens to: `The bar opens`, `Rent due`, `Livraison du sable`. */
export function objectsOf(passage: Passage, event: string, at: number, from: number): ReadonlySet<string> {
  const found = new Set<string>();
  if (at - from <= subjectWithin)
    for (let index = from; index < at; index += 1)
      if (timeEventOf(textAt(passage, index)) !== event) for (const term of termsAt(passage, index)) found.add(term);
  return found.size > 0 ? found : new Set(nounBehind(passage, at));
}

function nounBehind(passage: Passage, at: number): readonly string[] {
  if (!ofWords.test(textAt(passage, at + 1).toLowerCase())) return [];
  for (let index = at + 2; index < at + 2 + nounWithin; index += 1) {
    if (/\d/u.test(textAt(passage, index))) return [];
    const terms = termsAt(passage, index);
    if (terms.length > 0) return terms;
  }
  return [];
}

const textAt = ({ words }: Passage, index: number): string => words[index]?.text ?? '';

function termsAt(passage: Passage, index: number): string[] {
  const text = textAt(passage, index);
  return /\d/u.test(text) ? [] : partTerms(text);
}
