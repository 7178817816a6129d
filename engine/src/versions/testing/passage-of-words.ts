import type { Passage } from '../../layout/passage.ts';
import type { Word } from '../../layout/word.ts';
import { aDocument } from '../../testing/a-document.ts';

/** A paragraph of one word a line. */
export function passageOfWords(texts: readonly string[]): Passage {
  const [page] = aDocument('a.pdf', texts).pages;
  if (page === undefined) throw new Error('a page');
  const words = texts.map((text, line): Word => ({
    text,
    page,
    left: 60,
    top: line * 20,
    right: 60 + text.length * 6,
    bottom: line * 20 + 10,
    size: 10,
    flags: 0,
  }));
  return { kind: 'paragraph', words, cells: [], heading: '' };
}
