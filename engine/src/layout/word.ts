import type { Box } from '@app/shared/contracts';
import { displayBox } from '../pdf/display-box.ts';
import type { ReadPage } from '../pdf/read-document.ts';

/** A printed word; coordinates are points on the page set upright and, for tilted scans, made level. */
export interface Word {
  readonly text: string;
  readonly page: ReadPage;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly size: number;
  readonly flags: number;
}

/** How far a tilted line has sunk at a place on the page. */
const sunkBy = (page: ReadPage, x: number): number => page.slope * x;

export function wordsOfPage(page: ReadPage): Word[] {
  return page.texts.map((text, index) => {
    const at = index * 4;
    const left = page.boxes[at] ?? 0;
    const right = page.boxes[at + 2] ?? 0;
    const sunk = sunkBy(page, (left + right) / 2);
    const top = (page.boxes[at + 1] ?? 0) - sunk;
    const bottom = (page.boxes[at + 3] ?? 0) - sunk;
    return { text, page, left, top, right, bottom, size: page.sizes[index] ?? 0, flags: page.flags[index] ?? 0 };
  });
}

/** Where the word stands on the page as displayed. */
export function boxOfWord({ page, left, top, right, bottom }: Word): Box {
  const sunk = sunkBy(page, (left + right) / 2);
  return displayBox([left, top + sunk, right, bottom + sunk], page);
}
