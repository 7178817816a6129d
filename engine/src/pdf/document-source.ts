/** A PDF on local disk; `name` is what the user called it. */
export interface DocumentSource {
  readonly name: string;
  readonly path: string;
}

/** What one document may cost before its reader is killed. */
export interface ReaderLimits {
  /** Milliseconds without a finished page before the reader counts as hung. */
  readonly pageDeadlineMs: number;
  /** Milliseconds for the whole document, OCR apart. */
  readonly deadlineMs: number;
  /** Resident memory of the reading process, in MB. */
  readonly memoryMb: number;
  readonly maxPages: number;
  /** Words that are taken over from one document: a small file can hold a page of many words ten thousand times. */
  readonly maxWords: number;
}

export const defaultLimits: ReaderLimits = {
  pageDeadlineMs: 20_000,
  deadlineMs: 300_000,
  memoryMb: 1_200,
  maxPages: 10_000,
  maxWords: 6_000_000,
};
