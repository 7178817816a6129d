import { findDrawnBoxes, withCheckBoxes, type CheckBox, type SmallShape } from './check-boxes.ts';
import { baseLineReader } from './base-line.ts';
import type { OpenPage } from './open-page.ts';
import type { Pdfium } from './pdfium-library.ts';
import type { ReadPage } from './read-document.ts';
import { readPageShapes } from './read-page-rulings.ts';
import { emptyBox } from './placed-box.ts';
import { setUpright } from './set-upright.ts';
import { findStruckOut, withoutWords } from './struck-out.ts';
import { boxOfWord, type PageWords } from './page-words.ts';
import { askewFlag, commonTurn, readPageWords } from './read-page-words.ts';

export interface TextLayer {
  readonly page: ReadPage;
  /** The text layer is missing, garbled or next to nothing beside a picture of a page: the words must be seen. */
  readonly needsOcr: boolean;
}

/** An image that covers this part of a page is a scan of it. */
const scanCover = 0.7;
/** A scan with fewer characters than this in its text layer was not recognised by anyone. */
const fewCharacters = 40;
/** On a page without any characters, an image of this part of the page may show text, and so may as many shapes of the size of a letter. */
const pictureCover = 0.02;
const drawnLetters = 30;
/** FPDF_TEXTRENDERMODE_INVISIBLE */
const invisible = 3;

/** Reads the text layer of a page. */
export function readTextLayer(pdfium: Pdfium, open: OpenPage, number: number): TextLayer {
  const { handle, transform } = open;
  const textPage = pdfium.FPDFText_LoadPage(handle);
  const baseLine = baseLineReader(pdfium, textPage, transform);
  const all = readPageWords(pdfium, textPage, transform, baseLine);
  const { rulings, imageCover, small, strokes } = readPageShapes(pdfium, handle, transform);
  const struck = findStruckOut(all, strokes, baseLine);
  const printed = withoutWords(all, struck);
  const turn = commonTurn(printed);
  const words = withCheckBoxes(printed, checkBoxesOf(open, printed, small), turn / 90);
  const characters = words.texts.reduce((sum, text) => sum + text.length, 0);
  const isScan = imageCover >= scanCover;
  const isDrawn = characters === 0 && (imageCover >= pictureCover || small.length >= drawnLetters);
  const needsOcr =
    isDrawn || (isScan && characters < fewCharacters) || (characters > 0 && words.unmapped > characters * 0.3);
  const displayed: ReadPage = {
    page: number,
    width: transform.width,
    height: transform.height,
    ocr: isScan && !needsOcr && isInvisibleLayer(pdfium, textPage),
    texts: words.texts,
    boxes: words.boxes,
    sizes: words.sizes,
    // Words that run in another direction than the page are stamps and margin notes.
    flags: words.flags.map((flag, index) => (words.quarters[index] === turn / 90 ? flag : flag | askewFlag)),
    turn,
    slope: 0,
    ...(struck.size === 0 ? {} : { struckOut: struck.size }),
    rulings,
  };
  pdfium.FPDFText_ClosePage(textPage);
  return { page: turn === 0 ? displayed : setUpright(displayed), needsOcr };
}

/** Boxes to tick, of the form and drawn. */
function checkBoxesOf({ transform, formBoxes }: OpenPage, words: PageWords, small: readonly SmallShape[]): CheckBox[] {
  const ofForm = formBoxes.map(({ box: { left, top, right, bottom }, isTicked }) => {
    const box = emptyBox();
    transform.place(left, bottom, right, top, box);
    return { box, isTicked };
  });
  if (small.length < 2) return ofForm;
  const drawn = findDrawnBoxes(
    small,
    words.texts.map((_, index) => boxOfWord(words, index)),
  );
  return [...ofForm, ...drawn];
}

/** A scan whose text is invisible was recognised by the program that made it. */
function isInvisibleLayer(pdfium: Pdfium, textPage: number): boolean {
  const object = pdfium.FPDFText_GetTextObject(textPage, 0);
  return object !== 0 && pdfium.FPDFTextObj_GetTextRenderMode(object) === invisible;
}
