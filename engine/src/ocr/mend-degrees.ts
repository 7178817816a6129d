import type { RecognisedLine, RecognisedWord } from './recognised-text.ts';

/** Small raised circles are recognised as quotation marks, stars and the like. */
const degrees = /^(-?\d{1,3}(?:[.,]\d)?)?["'“”„‘’`*º]{1,2}([CF])([.,;:)]{0,2})$/u;
const number = /^\W{0,2}\d{1,3}(?:[.,]\d)?$/u;

/** `2 to 8 “C`, `25*C`: what stands between a number and a C or an F is the sign of degrees. */
export const mendDegrees = (lines: readonly RecognisedLine[]): RecognisedLine[] =>
  lines.map((line) => ({ ...line, words: line.words.map((word, at) => mend(word, line.words[at - 1])) }));

function mend(word: RecognisedWord, before: RecognisedWord | undefined): RecognisedWord {
  const [, figure, unit = '', behind = ''] = degrees.exec(word.text) ?? [];
  if (unit === '' || (figure === undefined && !number.test(before?.text ?? ''))) return word;
  return { ...word, text: `${figure ?? ''}°${unit}${behind}` };
}
