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

/** How far a tilted line has sunk at a place on the page, and how far an upright edge has moved to the left. */
const tiltedBy = (page: ReadPage, place: number): number => page.slope * place;

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
    return this.#edge(0) + this.#shifted;
  }

  get top(): number {
    return this.#edge(1) - this.#sunk;
  }

  get right(): number {
    return this.#edge(2) + this.#shifted;
  }

  get bottom(): number {
    return this.#edge(3) - this.#sunk;
  }

  get size(): number {
    return this.page.sizes[this.#index] ?? 0;
  }

  get flags(): number {
    return this.page.flags[this.#index] ?? 0;
  }

  #edge(side: 0 | 1 | 2 | 3): number {
    return this.page.boxes[this.#index * 4 + side] ?? 0;
  }

  get #sunk(): number {
    return this.page.slope === 0 ? 0 : tiltedBy(this.page, (this.#edge(0) + this.#edge(2)) / 2);
  }

  get #shifted(): number {
    return this.page.slope === 0 ? 0 : tiltedBy(this.page, (this.#edge(1) + this.#edge(3)) / 2);
  }
}

export const wordsOfPage = (page: ReadPage): Word[] => page.texts.map((_, index) => new WordOfPage(page, index));

/** Where the word stands on the page as displayed. */
export function boxOfWord({ page, left, top, right, bottom }: Word): Box {
  const shifted = tiltedBy(page, (top + bottom) / 2);
  const sunk = tiltedBy(page, (left + right) / 2 - shifted);
  return displayBox([left - shifted, top + sunk, right - shifted, bottom + sunk], page);
}
