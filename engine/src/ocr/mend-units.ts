import type { RecognisedLine } from './recognised-text.ts';

/** A small l is recognised as a capital I or a stroke: litres in a stretch of time, and pounds. */
const misread = /^(?<figure>\d[\d.,]*)?[I|](?<behind>(?:\/(?:min|h|s)|bs?)[.,;:)]{0,2})$/u;
const number = /^\W{0,2}\d[\d.,]*$/u;

/** `180 I/min`, `25 Ib`: what stands so behind a number is a unit. */
export const mendUnits = (lines: readonly RecognisedLine[]): RecognisedLine[] =>
  lines.map((line) => ({
    ...line,
    words: line.words.map((word, at) => {
      const { figure, behind } = misread.exec(word.text)?.groups ?? {};
      if (behind === undefined || (figure === undefined && !number.test(line.words[at - 1]?.text ?? ''))) return word;
      return { ...word, text: `${figure ?? ''}l${behind}` };
    }),
  }));
