import type { Passage } from '../../layout/passage.ts';
import { plainWord } from '../words/stem.ts';
import { eventThings } from './time-event-lexicon.ts';
import { timeEventOf } from './time-event.ts';
import { wordTerms } from '../words/word-terms.ts';

/** Words of a subject that opens its sentence, at most, and how many of them may tell something. */
const subjectWithin = 6;
const mostTerms = 3;
/** Words behind `of` among which the noun stands. */
const nounWithin = 3;
const ofWords = /^(?:of|der|des|von|vom|du|de|del|della|dei|degli)$/u;

/** `Pay/return`, `Check-in`: the parts of a word are terms of their own. */
const partTerms = (word: string): string[] =>
  word
    .split(/[\s/]+|(?<=[A-Za-zªµºÀ-ÖØ-ӿ])-(?=[A-Za-zªµºÀ-ÖØ-ӿ])/u)
    .flatMap((part) => wordTerms(part).map(({ term }) => term));

/** What a sentence that begins at `from` says the event happens to: `The bar opens`, `Rent due`, `Livraison du sable`. */
export function objectsOf(passage: Passage, event: string, at: number, from: number): ReadonlySet<string> {
  const found = new Set<string>();
  if (at - from <= subjectWithin && isSubject(passage, event, at))
    for (let index = from; index < at; index += 1)
      if (isThing(textAt(passage, index), event)) for (const term of termsAt(passage, index)) found.add(term);
  return found.size > 0 && found.size <= mostTerms ? found : new Set(nounBehind(passage, at));
}

/** Events whose verb has what they happen to as its subject, not who does it. */
const ofSubject: ReadonlySet<string> = new Set(['opening', 'closing', 'start', 'end', 'term', 'expiry', 'validity']);
const passive =
  /^(?:is|are|was|were|be|been|being|wird|werden|wurden?|est|sont|sera|seront|ete|es|son|sera|seran|fue|fueron)$/u;
const dueWord = /^(?:due|payable|fallig[A-Za-zªµºÀ-ÖØ-ӿ]*|zahlbar|echue?s?|vencid[oa]s?)$/u;

/** What stands before the event is what it happens to: `The bar opens`, `Rent due`, `Beer is served`, not `The supplier delivers`. */
const isSubject = (passage: Passage, event: string, at: number): boolean =>
  ofSubject.has(event) ||
  passive.test(plainWord(textAt(passage, at - 1))) ||
  [at, at + 1].some((index) => dueWord.test(plainWord(textAt(passage, index))));

/** Stems of a word that only says what happens; none for one that says to what as well. */
export const eventTerms = (word: string): string[] => (eventThings.has(plainWord(word)) ? [] : partTerms(word));

const isThing = (word: string, event: string): boolean =>
  timeEventOf(word) !== event || eventThings.has(plainWord(word));

function nounBehind(passage: Passage, at: number): readonly string[] {
  const isOf = ofWords.test(textAt(passage, at + 1).toLowerCase());
  // `Seven days to return comments`: the verb has what it happens to right behind it.
  const isVerb = textAt(passage, at - 1).toLowerCase() === 'to' && /^[a-z]+,?$/u.test(textAt(passage, at + 1));
  if (!isOf && !isVerb) return [];
  const first = isOf ? at + 2 : at + 1;
  for (let index = first; index < first + (isOf ? nounWithin : 1); index += 1) {
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
