import type { RecognisedLine } from './recognised-text.ts';

/** A small l is recognised as a capital I or a stroke. */
const perTime = /^(\d[\d.,]*)?[I|](\/(?:min|h|s)[.,;:)]{0,2})$/u;
const number = /^\W{0,2}\d[\d.,]*$/u;

/** `180 I/min`: what stands between a number and a stroke with a stretch of time are litres. */
export const mendLitres = (lines: readonly RecognisedLine[]): RecognisedLine[] =>
  lines.map((line) => ({
    ...line,
    words: line.words.map((word, at) => {
      const [, figure, behind] = perTime.exec(word.text) ?? [];
      if (behind === undefined || (figure === undefined && !number.test(line.words[at - 1]?.text ?? ''))) return word;
      return { ...word, text: `${figure ?? ''}l${behind}` };
    }),
  }));
