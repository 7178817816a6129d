import type { Box } from '@app/shared/contracts';
import { printed } from '../facts/fact.ts';
import { boxOfWord, type Word } from '../layout/word.ts';
import { shownWords, wordsOf, type Paper, type VersionComparison } from '../versions/index.ts';
import { boxesOfLines } from './boxes-of-lines.ts';

/** What a redline draws over and beside the pages of the later version. */
export interface RedlineMark {
  /** From 1. */
  readonly page: number;
  readonly kind: 'inserted' | 'moved' | 'deleted';
  /** Of words that were inserted or moved one box a line; of words that were deleted the place, which has no width. */
  readonly boxes: readonly Box[];
  /** The words that were deleted, or where those that moved came from. */
  readonly note?: string | undefined;
}

/** The marks of every change that is not only print, in the order of the later version. */
export function redlineMarks(
  { changes }: VersionComparison,
  papers: Readonly<Record<'a' | 'b', Paper>>,
  earlier: 'a' | 'b',
): RedlineMark[] {
  const later = earlier === 'a' ? 'b' : 'a';
  return changes.flatMap((change) => {
    const [old, fresh] = [
      shownWords(papers[earlier].text, change[earlier]),
      wordsOf(papers[later].text, change[later]),
    ];
    const words = printed(old);
    if (change.class === 'moved') return marksOn(fresh, 'moved', `Moved from page ${old[0]?.page.page ?? 1}`);
    if (change.class === 'print' || words === printed(shownWords(papers[later].text, change[later]))) return [];
    const place = fresh[0] ?? wordsOf(papers[later].text, [change[later][0] - 1, change[later][0]]).at(-1);
    const deleted = words === '' ? [] : [deletedAt(place, fresh.length > 0, words)];
    return [...deleted, ...marksOn(fresh, 'inserted')];
  });
}

function marksOn(words: readonly Word[], kind: 'inserted' | 'moved', note?: string): RedlineMark[] {
  return [...Map.groupBy(words, ({ page }) => page.page)].map(([page, own], index) => ({
    page,
    kind,
    boxes: boxesOfLines(own),
    note: index === 0 ? note : undefined,
  }));
}

/** In front of the words that replace it, or behind the word before it; at the top of the first page where there is none. */
function deletedAt(word: Word | undefined, isBefore: boolean, note: string): RedlineMark {
  const [left, top, right, bottom] = word === undefined ? [0, 0, 0, 0] : boxOfWord(word);
  const x = isBefore ? left : right;
  return { page: word?.page.page ?? 1, kind: 'deleted', boxes: [[x, top, x, bottom]], note };
}
