import type { Word } from './word.ts';

/** Space within a figure, in heights of the line: that a recogniser takes for one between words, and beside stops that are set below each other. */
const cutGap = { recognised: 0.75, printed: 0.4 } as const;
const whole = /(?:^|[^\d.,])\d{1,3}(?:[.,'’]\d{3})*$/u;
const hundredths = /^[.,]\d\d[^\dA-Za-z]*$/u;

/** `£47,587 .40` is one amount: nobody prints hundredths alone beside a whole number. */
export function joinCutFigures(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before !== undefined && isCut(before, word)) joined.splice(-1, 1, asOne(before, word));
    else joined.push(word);
  }
  return joined;
}

function isCut(before: Word, word: Word): boolean {
  if (!hundredths.test(word.text) || !whole.test(before.text)) return false;
  const gap = word.left - before.right;
  const isBeside = Math.min(before.bottom, word.bottom) > Math.max(before.top, word.top);
  return isBeside && gap > -word.size && gap < before.size * (word.page.ocr ? cutGap.recognised : cutGap.printed);
}

const asOne = (before: Word, word: Word): Word => ({
  text: before.text + word.text,
  page: before.page,
  left: before.left,
  top: Math.min(before.top, word.top),
  right: word.right,
  bottom: Math.max(before.bottom, word.bottom),
  size: before.size,
  flags: before.flags,
});
