import { types } from 'node:util';
import { isWellPacked, type PackedPage } from '../pdf/packed-page.ts';

/** Why the reading process may refuse a file. */
export const refusals = [
  'missing',
  'empty',
  'not-a-pdf',
  'broken',
  'password',
  'too-many-pages',
  'out-of-memory',
] as const;

/** What the reading process answers, ending with `refused` or `done`. */
export type ReadAnswer =
  | { readonly type: 'received'; readonly sha256: string }
  | { readonly type: 'refused'; readonly reason: (typeof refusals)[number] }
  | { readonly type: 'opened'; readonly pageCount: number }
  /** Recognition of a page begins: a longer silence is in order. */
  | { readonly type: 'recognising'; readonly page: number }
  | { readonly type: 'page'; readonly page: PackedPage; readonly recognised: boolean }
  | { readonly type: 'unread'; readonly page: number }
  | { readonly type: 'done' };

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** What must be true of an answer of each type. */
const checks: Readonly<Record<ReadAnswer['type'], (answer: Fields) => boolean>> = {
  received: ({ sha256 }) => typeof sha256 === 'string',
  refused: ({ reason }) => refusals.some((known) => known === reason),
  opened: ({ pageCount }) => Number.isInteger(pageCount),
  recognising: ({ page }) => Number.isInteger(page),
  page: ({ page, recognised }) => typeof recognised === 'boolean' && isPackedPage(page),
  unread: ({ page }) => Number.isInteger(page),
  done: () => true,
};

/**
 * Whether a message is an answer of the reading process. Checked by hand: a schema library is a third of all files that
 * a comparison loads.
 */
export function isReadAnswer(message: unknown): message is ReadAnswer {
  if (!isRecord(message)) return false;
  const { type } = message;
  return typeof type === 'string' && Object.hasOwn(checks, type) && checks[type as ReadAnswer['type']](message);
}

function isPackedPage(value: unknown): value is PackedPage {
  if (!isRecord(value)) return false;
  const { page, width, height, turn, ocr, confidence, reader, words, boxes, sizes, flags, slope, rulings } = value;
  return (
    Number.isInteger(page) &&
    [width, height, slope].every(Number.isFinite) &&
    [0, 90, 180, 270].some((one) => one === turn) &&
    typeof ocr === 'boolean' &&
    (confidence === undefined || Number.isFinite(confidence)) &&
    (reader === undefined || typeof reader === 'string') &&
    typeof words === 'string' &&
    // One check per list, not per item by itself: a page has thousands of words.
    [boxes, sizes, rulings].every(areFinite) &&
    types.isUint8Array(flags) &&
    isWellPacked(value as unknown as PackedPage)
  );
}

function areFinite(list: unknown): boolean {
  if (!types.isFloat64Array(list)) return false;
  for (let at = 0; at < list.length; at += 1) if (!Number.isFinite(list[at])) return false;
  return true;
}
