/** Why a file gave nothing; each code has one plain sentence in `unreadable-texts.ts`. */
export type UnreadableReason =
  | 'missing'
  | 'empty'
  | 'not-a-pdf'
  | 'broken'
  | 'no-pages'
  | 'dynamic-form'
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

/** What is on a page besides its words; each member is absent where there is nothing of the kind. */
export interface PageNotes {
  /** Words that are struck out, which are not among those of the page. */
  readonly struckOut?: number | undefined;
  /** Where they stand, four numbers each, on the page set upright. */
  readonly struckAt?: number[] | undefined;
  /** Words under a filled box, which are not among those of the page. */
  readonly covered?: number | undefined;
  /** Where they stand, as above. */
  readonly coveredAt?: number[] | undefined;
  /** Words that are not to be seen on the page, which are not among its words: outside of it, cut off, in its colour. */
  readonly unseen?: number | undefined;
  /** Words on layers that are switched off, which are not among its words. */
  readonly layers?: number | undefined;
  /** Words that were filled into its form; they are among its words. */
  readonly form?: number | undefined;
  /** Words read from the picture of the page, since its text layer does not say what is printed there. */
  readonly seen?: number | undefined;
  /** Pictures that seem to hold text of which nothing could be read. */
  readonly pictures?: number | undefined;
  /** Places that are marked to be blacked out. */
  readonly redactions?: number | undefined;
  /** What reviewers wrote on the page without making it part of its text. */
  readonly comments?: string[] | undefined;
}

/** Where a page has ink: a bit for each dot, each row from a new byte, deflated and in Base64. */
export interface PageInk {
  readonly width: number;
  readonly height: number;
  readonly bits: string;
}

/**
 * The words of one page, column-wise so that thousands of pages stay small.
 * Coordinates are points from the top left of the page set upright; `display-box.ts` maps them to the page as displayed.
 */
export interface ReadPage {
  /** From 1. */
  readonly page: number;
  /** Of the page as displayed. */
  readonly width: number;
  readonly height: number;
  /** Degrees clockwise by which the page as displayed must be turned so that its words stand upright. */
  readonly turn: 0 | 90 | 180 | 270;
  /** True when the words come from OCR, by us or by whoever made the scan. */
  readonly ocr: boolean;
  /** Mean confidence of the recognised words, 0 to 1; of pages recognised by us only. */
  readonly confidence?: number | undefined;
  /** Name of the recogniser; of pages recognised by us only. */
  readonly reader?: string | undefined;
  readonly texts: string[];
  /** Four numbers per word: left, top, right, bottom. */
  readonly boxes: number[];
  /** Height of the line of each word in points. */
  readonly sizes: number[];
  /** Bit set per word: 1 bold, 2 askew, 4 recognised with doubt, 8 in a font that does not say which characters it shows. */
  readonly flags: number[];
  /** What doubted words were read as a second time, where that differs, by their place among the words; of pages recognised by us only. */
  readonly again?: Readonly<Record<string, string>> | undefined;
  /** Points that the lines of a tilted scan sink per point to the right. */
  readonly slope: number;
  readonly notes?: PageNotes | undefined;
  /** Ruled lines and edges of filled boxes, four numbers each: left, top, right, bottom. */
  readonly rulings: number[];
  /** On the page set upright, without rulings; of pages recognised by us only. */
  readonly ink?: PageInk | undefined;
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
  /** Files attached to it, which are not read. */
  readonly attachments?: number;
  readonly unreadable?: Unreadable;
}
