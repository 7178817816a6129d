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

/** A word as a view of its page: a document has millions, and numbers of their own would take five times the memory. */
class WordOfPage implements Word {
  readonly page: ReadPage;
  readonly #index: number;

  constructor(page: ReadPage, index: number) {
    this.page = page;
    this.#index = index;
  }

  get text(): string {
    return this.page.texts[this.#index] ?? '';
  }

  get left(): number {
    return this.page.boxes[this.#index * 4] ?? 0;
  }

  get top(): number {
    return (this.page.boxes[this.#index * 4 + 1] ?? 0) - this.#sunk;
  }

  get right(): number {
    return this.page.boxes[this.#index * 4 + 2] ?? 0;
  }

  get bottom(): number {
    return (this.page.boxes[this.#index * 4 + 3] ?? 0) - this.#sunk;
  }

  get size(): number {
    return this.page.sizes[this.#index] ?? 0;
  }

  get flags(): number {
    return this.page.flags[this.#index] ?? 0;
  }

  get #sunk(): number {
    return this.page.slope === 0 ? 0 : sunkBy(this.page, (this.left + this.right) / 2);
  }
}

export const wordsOfPage = (page: ReadPage): Word[] => page.texts.map((_, index) => new WordOfPage(page, index));

/** Where the word stands on the page as displayed. */
export function boxOfWord({ page, left, top, right, bottom }: Word): Box {
  const sunk = sunkBy(page, (left + right) / 2);
  return displayBox([left, top + sunk, right, bottom + sunk], page);
}
