import { hasInk } from './has-ink.ts';
import type { OpenPage } from './open-page.ts';
import { boxOfWord, type PageWords } from './page-words.ts';
import type { Pdfium } from './pdfium-library.ts';
import type { PageTransform } from './page-transform.ts';
import { emptyBox, type PlacedBox } from './placed-box.ts';
import type { PageShapes } from './read-page-rulings.ts';
import { renderRegion, type Picture } from './render-region.ts';

/** Enough to see whether there is print. */
const dpi = 96;
/** FPDF_TEXTRENDERMODE_INVISIBLE and FPDF_TEXTRENDERMODE_CLIP */
const [invisible, clipping] = [3, 7];
/** Lighter colours, of 255, are not told from white paper. */
const lightest = 235;
/** Part of the longer side of a page below which print is not read: less than a point on most. */
const smallest = 0.001;
/** `OC`, which marks what belongs to a layer. */
const layerMark = [0x4f, 0x43, 0];
/** Longer names are cut. */
const nameBytes = 16;
/** Further than any page reaches, in points. */
const everywhere = 1_000_000;

/**
 * The words that nobody sees on the page, by index, and why: outside of what is displayed of it, on a layer that is
 * switched off, cut off by a clip, without ink, or in the colour of the paper. Where an object may be such a one, the page is looked at: white words stand
 * on dark ground, layers are mostly shown, and the invisible words of a scan lie over their picture.
 */
export function findUnseenWords(
  pdfium: Pdfium,
  page: OpenPage,
  textPage: number,
  words: PageWords,
  { pictures, opaque }: Pick<PageShapes, 'pictures' | 'opaque'>,
): Map<number, Doubt> {
  const unseen = new Map<number, Doubt>();
  const doubted: [word: number, doubt: Doubt][] = [];
  const reader = doubtReader(pdfium, textPage, page.transform);
  const least = Math.max(page.transform.width, page.transform.height) * smallest;
  // Drawing a page costs as much as reading it: what lies over a picture or a filled box is taken for seen.
  const hasGround = (word: number): boolean =>
    pictures.some((box) => isOver(words, word, box)) || opaque.some(({ box }) => isOver(words, word, box));
  for (let word = 0; word < words.texts.length; word += 1) {
    if (isOutside(words, word, page) || (words.sizes[word] ?? 0) < least) unseen.set(word, 'ink');
    else {
      const doubt = reader.doubtOf(words.firsts[word] ?? -1);
      const isClipped = reader.clip !== undefined && !isOver(words, word, reader.clip);
      if (isClipped || doubt === 'layer' || (doubt === 'ink' && !hasGround(word))) doubted.push([word, doubt ?? 'ink']);
    }
  }
  reader.close();
  if (doubted.length === 0) return unseen;
  const { width, height } = page.transform;
  const picture = renderRegion(pdfium, page.handle, [0, 0, width, height], dpi, 'grey');
  if (picture === undefined) return unseen;
  const scale = picture.width / width;
  for (const [word, doubt] of doubted)
    if (!hasInk(partOf(picture, boxOfWord(words, word), scale))) unseen.set(word, doubt);
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
export type Doubt = 'layer' | 'ink';

interface DoubtReader {
  /** Why the object that a character belongs to may be unseen; each object is asked once. */
  doubtOf(character: number): Doubt | undefined;
  /** What that object shows of itself, as displayed; undefined where it shows all. */
  readonly clip: PlacedBox | undefined;
  close(): void;
}

function doubtReader({ pdfium }: Pdfium, textPage: number, transform: PageTransform): DoubtReader {
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
  let doubt: Doubt | undefined;
  let clip: PlacedBox | undefined;
  return {
    get clip() {
      return clip;
    },
    doubtOf: (character) => {
      const object = character < 0 ? 0 : FPDFText_GetTextObject(textPage, character);
      if (object === 0) {
        [last, doubt, clip] = [0, undefined, undefined];
        return undefined;
      }
      if (object === last) return doubt;
      const mode = FPDFTextObj_GetTextRenderMode(object);
      const isInkless = mode === invisible || mode === clipping || isLight(object);
      doubt = isOnLayer(object) ? 'layer' : isInkless ? 'ink' : undefined;
      clip = clipOf(pdfium, object, transform, memory);
      last = object;
      return doubt;
    },
    close: () => pdfium._free(memory),
  };
}

/** What the clips of an object leave of the page. */
function clipOf(
  pdfium: Pdfium['pdfium'],
  object: number,
  { place }: PageTransform,
  memory: number,
): PlacedBox | undefined {
  const {
    FPDFPageObj_GetClipPath,
    FPDFClipPath_CountPaths,
    FPDFClipPath_CountPathSegments,
    FPDFClipPath_GetPathSegment,
    FPDFPathSegment_GetPoint,
  } = pdfium.wasmExports;
  const clip = FPDFPageObj_GetClipPath(object);
  const paths = clip === 0 ? 0 : FPDFClipPath_CountPaths(clip);
  if (paths <= 0) return undefined;
  let [left, bottom, right, top] = [-everywhere, -everywhere, everywhere, everywhere];
  for (let path = 0; path < paths; path += 1) {
    const [across, up]: [number[], number[]] = [[], []];
    for (let at = FPDFClipPath_CountPathSegments(clip, path) - 1; at >= 0; at -= 1) {
      FPDFPathSegment_GetPoint(FPDFClipPath_GetPathSegment(clip, path, at), memory, memory + 4);
      across.push(pdfium.HEAPF32[memory >> 2] ?? 0);
      up.push(pdfium.HEAPF32[(memory >> 2) + 1] ?? 0);
    }
    [left, right] = [Math.max(left, Math.min(...across)), Math.min(right, Math.max(...across))];
    [bottom, top] = [Math.max(bottom, Math.min(...up)), Math.min(top, Math.max(...up))];
  }
  const box = emptyBox();
  place(left, bottom, right, top, box);
  return box;
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
