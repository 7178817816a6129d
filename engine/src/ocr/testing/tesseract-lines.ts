import type { TesseractLine, TesseractWord } from '../recognised-text.ts';

/** A word as Tesseract gives it: text, left, baseline, and what differs from a sure word with capitals of 20 pixels. */
export type GivenWord = readonly [
  text: string,
  left: number,
  baseline: number,
  changes?: { confidence?: number; top?: number; bottom?: number },
];

const capital = 20;
const smallLetter = 14;
const perLetter = 14;

function toWord([text, left, baseline, { confidence = 95, top, bottom } = {}]: GivenWord): TesseractWord {
  const isTall = /[\p{Lu}\p{N}bdfhijklt]/u.test(text);
  const y0 = top ?? baseline - (isTall ? capital : smallLetter);
  const y1 = bottom ?? baseline + (/[gjpqy,;]/u.test(text) ? 6 : 0);
  return { text, confidence, bbox: { x0: left, y0, x1: left + text.length * perLetter, y1 } };
}

/** Level lines whose baseline is that of their first word. */
export const tesseractLines = (...lines: readonly (readonly GivenWord[])[]): TesseractLine[] =>
  lines.map((given) => {
    const words = given.map(toWord);
    const [x0, x1] = [words[0]?.bbox.x0 ?? 0, words.at(-1)?.bbox.x1 ?? 0];
    const y = given[0]?.[2] ?? 0;
    const [y0, y1] = [
      Math.min(y - capital, ...words.map(({ bbox }) => bbox.y0)),
      Math.max(y + 6, ...words.map(({ bbox }) => bbox.y1)),
    ];
    return { words, baseline: { x0, y0: y, x1, y1: y }, bbox: { x0, y0, x1, y1 } };
  });
