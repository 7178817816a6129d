import type { ReadPage } from './read-document.ts';

/**
 * A page as it travels between processes: one string and blocks of numbers are copied whole, where lists are written
 * and read item by item, which cost as much as reading the PDF. Places are in tenths of a point, to which all are rounded.
 */
export interface PackedPage extends Omit<ReadPage, 'texts' | 'boxes' | 'sizes' | 'flags' | 'rulings'> {
  /** The words, each ended by `wordEnd`. */
  readonly words: string;
  readonly boxes: Int32Array;
  readonly sizes: Int32Array;
  readonly flags: Uint8Array<ArrayBuffer>;
  readonly rulings: Int32Array;
}

/** No word holds it: neither PDFium nor Tesseract can put it into a text. */
const wordEnd = '\0';

export function packPage({ texts, boxes, sizes, flags, rulings, ...rest }: ReadPage): PackedPage {
  return {
    ...rest,
    words: texts.length === 0 ? '' : texts.join(wordEnd) + wordEnd,
    boxes: inTenths(boxes),
    sizes: inTenths(sizes),
    flags: new Uint8Array(flags),
    rulings: inTenths(rulings),
  };
}

function inTenths(points: readonly number[]): Int32Array {
  const tenths = new Int32Array(points.length);
  for (let at = 0; at < points.length; at += 1) tenths[at] = Math.round((points[at] ?? 0) * 10);
  return tenths;
}

/** Many times as fast as spreading; the copy has no room for more, which a list that grew has. */
function toPoints(tenths: Int32Array): number[] {
  const list: number[] = [];
  for (let at = 0; at < tenths.length; at += 1) list.push((tenths[at] ?? 0) / 10);
  return list.slice();
}

function toList(numbers: Uint8Array): number[] {
  const list: number[] = [];
  for (let at = 0; at < numbers.length; at += 1) list.push(numbers[at] ?? 0);
  return list.slice();
}

/** Whether the lists of a page fit each other. */
export function isWellPacked({ words, boxes, sizes, flags, rulings }: PackedPage): boolean {
  const count = words.split(wordEnd).length - 1;
  return (
    (words.length === 0 || words.endsWith(wordEnd)) &&
    boxes.length === count * 4 &&
    sizes.length === count &&
    flags.length === count &&
    rulings.length % 4 === 0
  );
}

/** Unpacks the pages of documents, whose equal words become one string: most recur, the more so in the next version. */
export function pageUnpacker(): (packed: PackedPage) => ReadPage {
  const known = new Map<string, string>();
  const share = (word: string): string => {
    const shared = known.get(word);
    if (shared !== undefined) return shared;
    known.set(word, word);
    return word;
  };
  return ({ words, boxes, sizes, flags, rulings, ...rest }) => ({
    ...rest,
    texts: words.split(wordEnd).slice(0, -1).map(share),
    boxes: toPoints(boxes),
    sizes: toPoints(sizes),
    flags: toList(flags),
    rulings: toPoints(rulings),
  });
}
