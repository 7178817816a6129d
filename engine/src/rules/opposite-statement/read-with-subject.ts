import { isAuxiliary } from '../../facts/words/helping-words.ts';
import { wordsOfUnit, type FactDocument } from '../../facts/fact.ts';
import { markWord } from '../../facts/stances/stance-marks.ts';

/** Words of a sentence, a pronoun at its front replaced by what it stands for. */
export interface SpokenWords {
  readonly words: readonly string[];
  /** Places by which the words behind the front were moved. */
  readonly shift: number;
}

const pronoun = /^(?:it|they|er|elle|ils|elles)$/u;
/** "Sie" is somebody who is spoken to as well: only with a verb of one thing it stands for one. */
const polite = /^sie$/u;
const ofOne = /^(?:ist|wird|war|wurde|darf|kann|muss|endet|beginnt)$/u;
/** `It is forbidden to`: nothing that the sentence before names. */
const impersonal =
  /^(?:forbidden|prohibited|allowed|permitted|possible|impossible|necessary|required|recommended|agreed|understood|important|that|to|not|up|raining)$/u;
const verb = /^(?:a|begins?|betragt|can|costs?|dauert|ends?|kann|kostet|lasts?)$/u;
/** Words of a subject; a longer one is more than a name. */
const longest = 5;

/** The words of a sentence; where it begins with a pronoun, with the subject of the sentence before: `It is returned` as `The fee is returned`. */
export function readWithSubject(document: FactDocument, unit: number): SpokenWords {
  const own = document.units[unit];
  const words = own === undefined ? [] : wordsOfUnit(document, own).map(({ text }) => text);
  const before = document.units[unit - 1];
  const [first = '', second = '', third = ''] = words.slice(0, 3).map(markWord);
  const isPronoun = pronoun.test(first) || (polite.test(first) && ofOne.test(second));
  if (!isPronoun || impersonal.test(third) || before === undefined || before.passage !== own?.passage)
    return { words, shift: 0 };
  const previous = wordsOfUnit(document, before).map(({ text }) => text);
  const end = previous.map(markWord).findIndex((word) => isAuxiliary(word) || verb.test(word));
  if (end <= 0 || end > longest) return { words, shift: 0 };
  return { words: [...previous.slice(0, end), ...words.slice(1)], shift: end - 1 };
}

/** Words as they stand in the sentence itself: from and to. */
export const unshifted = <T extends { readonly start: number; readonly end: number }>(found: T, shift: number): T =>
  shift === 0 ? found : { ...found, start: Math.max(0, found.start - shift), end: Math.max(1, found.end - shift) };
