import type { Box } from '@app/shared/contracts';
import { displayBox } from '../pdf/display-box.ts';
import { isReadFromRight } from './reading-direction.ts';
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
  /** Its place in the order in which the file writes the words of its page. */
  readonly index?: number;
}

/** How far a tilted line has sunk at a place on the page, and how far an upright edge has moved to the left. */
const tiltedBy = (page: ReadPage, place: number): number => page.slope * place;

/** A word as a view of its page: a document has millions, and numbers of their own would take five times the memory. */
class WordOfPage implements Word {
  readonly page: ReadPage;
  readonly index: number;

  constructor(page: ReadPage, index: number) {
    this.page = page;
    this.index = index;
  }

  get text(): string {
    return this.page.texts[this.index] ?? '';
  }

  get left(): number {
    return this.page.boxes[this.index * 4] ?? 0;
  }

  get top(): number {
    return this.page.boxes[this.index * 4 + 1] ?? 0;
  }

  get right(): number {
    return this.page.boxes[this.index * 4 + 2] ?? 0;
  }

  get bottom(): number {
    return this.page.boxes[this.index * 4 + 3] ?? 0;
  }

  get size(): number {
    return this.page.sizes[this.index] ?? 0;
  }

  get flags(): number {
    return this.page.flags[this.index] ?? 0;
  }
}

/** A word of a tilted scan, set level. */
class TiltedWord extends WordOfPage {
  override get left(): number {
    return super.left + this.#shifted;
  }

  override get top(): number {
    return super.top - this.#sunk;
  }

  override get right(): number {
    return super.right + this.#shifted;
  }

  override get bottom(): number {
    return super.bottom - this.#sunk;
  }

  get #sunk(): number {
    return tiltedBy(this.page, (super.left + super.right) / 2);
  }

  get #shifted(): number {
    return tiltedBy(this.page, (super.top + super.bottom) / 2);
  }
}

/** A word of a page that is read from right to left, seen in a mirror: its first word stands at the left. */
class MirroredWord extends TiltedWord {
  override get left(): number {
    return widthOf(this.page) - super.right;
  }

  override get right(): number {
    return widthOf(this.page) - super.left;
  }
}

const widthOf = ({ turn, width, height }: ReadPage): number => (turn === 90 || turn === 270 ? height : width);

/** Rulings are places on the page as well. */
export function rulingsOf(page: ReadPage): readonly number[] {
  if (!isReadFromRight(page)) return page.rulings;
  const width = widthOf(page);
  return page.rulings.map((place, at) => {
    if (at % 4 === 0) return width - (page.rulings[at + 2] ?? 0);
    return at % 4 === 2 ? width - (page.rulings[at - 2] ?? 0) : place;
  });
}

export function wordsOfPage(page: ReadPage): Word[] {
  const Kind = isReadFromRight(page) ? MirroredWord : page.slope === 0 ? WordOfPage : TiltedWord;
  return page.texts.map((_, index) => new Kind(page, index));
}

/** Where the word stands on the page as displayed. */
export function boxOfWord(word: Word): Box {
  const { page, top, bottom } = word;
  const [left, right] = isReadFromRight(page)
    ? [widthOf(page) - word.right, widthOf(page) - word.left]
    : [word.left, word.right];
  const shifted = tiltedBy(page, (top + bottom) / 2);
  const sunk = tiltedBy(page, (left + right) / 2 - shifted);
  return displayBox([left - shifted, top + sunk, right - shifted, bottom + sunk], page);
}
