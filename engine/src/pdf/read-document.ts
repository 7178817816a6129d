/** Why a file gave nothing; each code has one plain sentence in `unreadable-texts.ts`. */
export type UnreadableReason =
  | 'missing'
  | 'empty'
  | 'not-a-pdf'
  | 'broken'
  | 'password'
  | 'too-many-pages'
  | 'timed-out'
  | 'out-of-memory'
  | 'crashed'
  | 'no-text';

export interface Unreadable {
  readonly reason: UnreadableReason;
  /** Plain text for the person who uploaded the file. */
  readonly message: string;
}

/**
 * The words of one page, column-wise so that thousands of pages stay small.
 * Coordinates are points from the top left of the page as displayed.
 */
export interface ReadPage {
  /** From 1. */
  readonly page: number;
  readonly width: number;
  readonly height: number;
  /** True when the words come from OCR, by us or by whoever made the scan. */
  readonly ocr: boolean;
  readonly texts: readonly string[];
  /** Four numbers per word: left, top, right, bottom. */
  readonly boxes: readonly number[];
  /** Font size of each word in points as displayed. */
  readonly sizes: readonly number[];
  /** Bit set per word: 1 bold, 2 starts a new run of the content stream, 4 text not upright. */
  readonly flags: readonly number[];
  /** Ruled lines and edges of filled boxes, four numbers each: left, top, right, bottom. */
  readonly rulings: readonly number[];
}

/** JSON-serialisable; coordinates are rounded to a tenth of a point. */
export interface ReadDocument {
  readonly name: string;
  /** SHA-256 of the file, lower-case hex. */
  readonly sha256: string;
  readonly pageCount: number;
  readonly pages: readonly ReadPage[];
  /** Pages that could not be read, from 1. */
  readonly unreadPages: readonly number[];
  readonly warnings: readonly string[];
  readonly unreadable?: Unreadable;
}
