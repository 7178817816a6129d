import type { ReadDocument, ReadPage } from './read-document.ts';

type Unknown<Shape> = Partial<Record<keyof Shape, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Whether a value has the shape of a document that was read: for readings that were stored or passed between threads.
 * Lists are told by their length, not item by item: a long document has millions of words.
 */
export function isReadDocument(value: unknown): value is ReadDocument {
  if (!isRecord(value)) return false;
  const { name, sha256, pageCount, pages, unreadPages, warnings, unreadable }: Unknown<ReadDocument> = value;
  return (
    typeof name === 'string' &&
    typeof sha256 === 'string' &&
    Number.isInteger(pageCount) &&
    Array.isArray(unreadPages) &&
    Array.isArray(warnings) &&
    (unreadable === undefined || isRecord(unreadable)) &&
    Array.isArray(pages) &&
    pages.every(isReadPage)
  );
}

function isReadPage(value: unknown): value is ReadPage {
  if (!isRecord(value)) return false;
  const { page, width, height, turn, ocr, slope, texts, boxes, sizes, flags, rulings }: Unknown<ReadPage> = value;
  return (
    [page, width, height, turn, slope].every(Number.isFinite) &&
    typeof ocr === 'boolean' &&
    Array.isArray(texts) &&
    hasLength(boxes, texts.length * 4) &&
    hasLength(sizes, texts.length) &&
    hasLength(flags, texts.length) &&
    Array.isArray(rulings)
  );
}

const hasLength = (value: unknown, length: number): boolean => Array.isArray(value) && value.length === length;
