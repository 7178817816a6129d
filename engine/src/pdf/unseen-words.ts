import { hasInk } from './has-ink.ts';
import type { OpenPage } from './open-page.ts';
import { boxOfWord, type PageWords } from './page-words.ts';
import type { Pdfium } from './pdfium-library.ts';
import type { PlacedBox } from './placed-box.ts';
import type { PageShapes } from './read-page-rulings.ts';
import { renderRegion, type Picture } from './render-region.ts';

/** Enough to see whether there is print. */
const dpi = 96;
/** FPDF_TEXTRENDERMODE_INVISIBLE and FPDF_TEXTRENDERMODE_CLIP */
const [invisible, clipping] = [3, 7];
/** Lighter colours, of 255, are not told from white paper. */
const lightest = 235;
/** `OC`, which marks what belongs to a layer. */
const layerMark = [0x4f, 0x43, 0];
/** Longer names are cut. */
const nameBytes = 16;

/**
 * The words that nobody sees on the page, by index: outside of what is displayed of it, on a layer that is switched off,
 * without ink, or in the colour of the paper. Where an object may be such a one, the page is looked at: white words stand
 * on dark ground, layers are mostly shown, and the invisible words of a scan lie over their picture.
 */
export function findUnseenWords(
  pdfium: Pdfium,
  page: OpenPage,
  textPage: number,
  words: PageWords,
  { pictures, opaque }: Pick<PageShapes, 'pictures' | 'opaque'>,
): Set<number> {
  const unseen = new Set<number>();
  const doubted: number[] = [];
  const reader = doubtReader(pdfium, textPage);
  // Drawing a page costs as much as reading it: what lies over a picture or a filled box is taken for seen.
  const hasGround = (word: number): boolean =>
    pictures.some((box) => isOver(words, word, box)) || opaque.some(({ box }) => isOver(words, word, box));
  for (let word = 0; word < words.texts.length; word += 1) {
    if (isOutside(words, word, page)) unseen.add(word);
    else {
      const doubt = reader.doubtOf(words.firsts[word] ?? -1);
      if (doubt === 'layer' || (doubt === 'ink' && !hasGround(word))) doubted.push(word);
    }
  }
  reader.close();
  if (doubted.length === 0) return unseen;
  const { width, height } = page.transform;
  const picture = renderRegion(pdfium, page.handle, [0, 0, width, height], dpi, 'grey');
  if (picture === undefined) return unseen;
  const scale = picture.width / width;
  for (const word of doubted) if (!hasInk(partOf(picture, boxOfWord(words, word), scale))) unseen.add(word);
  return unseen;
}

function isOutside(words: PageWords, word: number, { transform: { width, height } }: OpenPage): boolean {
  return !isOver(words, word, { left: 0, top: 0, right: width, bottom: height });
}

/** The middle of the word lies in the box. */
function isOver({ boxes }: PageWords, word: number, { left, top, right, bottom }: PlacedBox): boolean {
  const at = word * 4;
  const x = ((boxes[at] ?? 0) + (boxes[at + 2] ?? 0)) / 2;
  const y = ((boxes[at + 1] ?? 0) + (boxes[at + 3] ?? 0)) / 2;
  return x >= left && y >= top && x <= right && y <= bottom;
}

/** A word may be on a layer that is switched off, or without ink that shows on paper. */
type Doubt = 'layer' | 'ink' | undefined;

interface DoubtReader {
  /** Why the object that a character belongs to may be unseen; each object is asked once. */
  doubtOf(character: number): Doubt;
  close(): void;
}

function doubtReader({ pdfium }: Pdfium, textPage: number): DoubtReader {
  const {
    FPDFText_GetTextObject,
    FPDFTextObj_GetTextRenderMode,
    FPDFPageObj_GetFillColor,
    FPDFPageObj_CountMarks,
    FPDFPageObj_GetMark,
    FPDFPageObjMark_GetName,
  } = pdfium.wasmExports;
  const memory = pdfium._malloc(nameBytes + 4);
  const isLight = (object: number): boolean => {
    if (FPDFPageObj_GetFillColor(object, memory, memory + 4, memory + 8, memory + 12) === 0) return false;
    const { HEAP32 } = pdfium;
    const at = memory >> 2;
    if (HEAP32[at + 3] === 0) return true;
    return [0, 1, 2].every((part) => (HEAP32[at + part] ?? 0) >= lightest);
  };
  const isOnLayer = (object: number): boolean => {
    const count = FPDFPageObj_CountMarks(object);
    for (let index = 0; index < count; index += 1) {
      FPDFPageObjMark_GetName(FPDFPageObj_GetMark(object, index), memory, nameBytes, memory + nameBytes);
      // In UTF-16LE, ended by a zero.
      if (layerMark.every((code, at) => pdfium.HEAPU8[memory + at * 2] === code)) return true;
    }
    return false;
  };
  let last = 0;
  let doubt: Doubt;
  return {
    doubtOf: (character) => {
      const object = character < 0 ? 0 : FPDFText_GetTextObject(textPage, character);
      if (object === 0) return undefined;
      if (object === last) return doubt;
      const mode = FPDFTextObj_GetTextRenderMode(object);
      const isInkless = mode === invisible || mode === clipping || isLight(object);
      doubt = isOnLayer(object) ? 'layer' : isInkless ? 'ink' : undefined;
      last = object;
      return doubt;
    },
    close: () => pdfium._free(memory),
  };
}

function partOf({ pixels, width, height }: Picture, box: PlacedBox, scale: number): Picture {
  const at = (place: number, end: number): number => Math.max(0, Math.min(end, Math.round(place * scale)));
  const [left, right] = [at(box.left, width), at(box.right, width)];
  const [top, bottom] = [at(box.top, height), at(box.bottom, height)];
  const rows = Array.from({ length: bottom - top }, (_, row) =>
    pixels.subarray((top + row) * width + left, (top + row) * width + right),
  );
  const part = new Uint8Array(rows.reduce((sum, row) => sum + row.length, 0));
  let filled = 0;
  for (const row of rows) {
    part.set(row, filled);
    filled += row.length;
  }
  return { pixels: part, width: right - left, height: bottom - top };
}
