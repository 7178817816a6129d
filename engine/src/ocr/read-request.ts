export interface OcrOptions {
  /** Pages recognised at the same time at most. */
  readonly workers: number;
  /** The Tesseract program of the machine is used when there is one. */
  readonly native: boolean;
}

/** What the parent asks of the reading process. */
export interface ReadRequest {
  readonly path: string;
  readonly maxPages: number;
  /** The first page to read, from 1. */
  readonly firstPage: number;
  /** Pages of text that are sent together at most. */
  readonly pagesTogether: number;
  readonly ocr: OcrOptions;
}

/** Checked by hand: loading a schema library would take a third of the time in which a reading process starts. */
export function isReadRequest(message: unknown): message is ReadRequest {
  if (typeof message !== 'object' || message === null) return false;
  const { path, maxPages, firstPage, pagesTogether, ocr } = message as Partial<Record<keyof ReadRequest, unknown>>;
  return typeof path === 'string' && [maxPages, firstPage, pagesTogether].every(Number.isInteger) && isOcrOptions(ocr);
}

function isOcrOptions(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { workers, native } = value as Partial<Record<keyof OcrOptions, unknown>>;
  return Number.isInteger(workers) && typeof native === 'boolean';
}
