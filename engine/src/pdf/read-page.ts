import { findDrawnBoxes, withCheckBoxes, type CheckBox, type SmallShape } from './check-boxes.ts';
import { baseLineReader } from './base-line.ts';
import type { OpenPage } from './open-page.ts';
import type { Pdfium } from './pdfium-library.ts';
import type { PageNotes, ReadPage } from './read-document.ts';
import { readPageShapes } from './read-page-rulings.ts';
import { emptyBox, type PlacedBox } from './placed-box.ts';
import { setUpright } from './set-upright.ts';
import { dropFalseTexts } from './false-texts.ts';
import { drawnLetters, findDrawnLines } from './drawn-lines.ts';
import { lettersReader } from './drawn-shapes.ts';
import { findCoveredWords } from './covered-words.ts';
import { findLineNumbers } from './line-numbers.ts';
import { placedStrokes } from './review-marks.ts';
import { findUnseenWords } from './unseen-words.ts';
import { untrustedWords } from './untrusted-words.ts';
import { findStruckOut, withoutWords } from './struck-out.ts';
import { boxOfWord, type PageWords } from './page-words.ts';
import { askewFlag, commonTurn, readPageWords } from './read-page-words.ts';

export interface TextLayer {
  readonly page: ReadPage;
  /** The text layer is missing, garbled or next to nothing beside a picture of a page: the words must be seen. */
  readonly needsOcr: boolean;
  /** Where single words of a page whose text layer is good must be seen, as displayed; they are not among those of the page. */
  readonly toSee: readonly PlacedBox[];
  /** Pictures on a page with a text layer, as displayed, which may hold text. */
  readonly pictures: readonly PlacedBox[];
}

/** An image that covers this part of a page is a scan of it. */
const scanCover = 0.7;
/** A scan with fewer characters than this in its text layer was not recognised by anyone. */
const fewCharacters = 40;
/** On a page without any characters, an image of this part of the page may show text. */
const pictureCover = 0.02;
/** Part of the characters of a page without a usable code from which on the whole page is seen. */
const mostUnusable = 0.3;
/** FPDF_TEXTRENDERMODE_INVISIBLE */
const invisible = 3;

/** Reads the text layer of a page. */
export function readTextLayer(pdfium: Pdfium, open: OpenPage, number: number): TextLayer {
  const { handle, transform } = open;
  const shapes = readPageShapes(pdfium, handle, transform);
  if (shapes.isReplaced) dropFalseTexts(pdfium, open);
  const textPage = pdfium.FPDFText_LoadPage(handle);
  const baseLine = baseLineReader(pdfium, textPage, transform);
  const { rulings, imageCover, small } = shapes;
  const strokes = [...shapes.strokes, ...placedStrokes(open.marks, transform)];
  const placed = readPageWords(pdfium, textPage, transform, baseLine, strokes);
  const unseen = findUnseenWords(pdfium, open, textPage, placed, shapes);
  const all = withoutWords(placed, new Set(unseen.keys()));
  const covered = findCoveredWords(pdfium, open, textPage, all, shapes);
  const visible = withoutWords(all, covered);
  const struck = findStruckOut(visible, strokes, baseLine);
  const unstruck = withoutWords(visible, struck);
  const printed = withoutWords(unstruck, findLineNumbers(unstruck));
  const reasons = [...unseen.values()];
  const turn = commonTurn(printed);
  const words = withCheckBoxes(printed, checkBoxesOf(open, printed, small), turn / 90);
  const characters = words.texts.reduce((sum, text) => sum + text.length, 0);
  const isScan = imageCover >= scanCover;
  const isDrawn = characters === 0 && (imageCover >= pictureCover || small.length >= drawnLetters);
  const untrusted = untrustedWords(words, lettersReader(pdfium, textPage));
  const lost = untrusted.reduce((sum, word) => sum + (words.texts[word]?.length ?? 0), 0);
  const needsOcr =
    isDrawn ||
    (isScan && characters < fewCharacters) ||
    (characters > 0 && Math.max(words.unmapped, lost) > characters * mostUnusable);
  const toSee = needsOcr
    ? []
    : [...untrusted.map((word) => boxOfWord(words, word)), ...findDrawnLines([...small, ...shapes.within], words)];
  const sound = withoutWords(words, new Set(needsOcr ? [] : untrusted));
  const displayed: ReadPage = {
    page: number,
    width: transform.width,
    height: transform.height,
    ocr: isScan && !needsOcr && isInvisibleLayer(pdfium, textPage),
    texts: sound.texts,
    boxes: sound.boxes,
    sizes: sound.sizes,
    // Words that run in another direction than the page are stamps and margin notes.
    flags: sound.flags.map((flag, index) => (sound.quarters[index] === turn / 90 ? flag : flag | askewFlag)),
    turn,
    slope: 0,
    ...notesOf({
      struckOut: boxesOf(visible, struck),
      covered: boxesOf(all, covered),
      unseen: reasons.filter((reason) => reason === 'ink').length,
      layers: reasons.filter((reason) => reason === 'layer').length,
      form: filledIn(words, open),
      ...open.marks,
    }),
    rulings,
  };
  pdfium.FPDFText_ClosePage(textPage);
  const page = turn === 0 ? displayed : setUpright(displayed);
  return { page, needsOcr, toSee, pictures: isScan || needsOcr ? [] : shapes.pictures };
}

/** Only what there is: most pages have nothing of the kind. */
function notesOf(found: {
  readonly struckOut: readonly number[];
  readonly covered: readonly number[];
  readonly unseen: number;
  readonly layers: number;
  readonly form: number;
  readonly redactions: number;
  readonly comments: readonly string[];
}): { notes?: PageNotes } {
  const { struckOut, covered, unseen, layers, form, redactions, comments } = found;
  const notes: PageNotes = {
    ...(struckOut.length === 0 ? {} : { struckOut: struckOut.length / 4, struckAt: [...struckOut] }),
    ...(covered.length === 0 ? {} : { covered: covered.length / 4, coveredAt: [...covered] }),
    ...(unseen === 0 ? {} : { unseen }),
    ...(layers === 0 ? {} : { layers }),
    ...(form === 0 ? {} : { form }),
    ...(redactions === 0 ? {} : { redactions }),
    ...(comments.length === 0 ? {} : { comments: [...comments] }),
  };
  return Object.keys(notes).length === 0 ? {} : { notes };
}

const boxesOf = ({ boxes }: PageWords, words: ReadonlySet<number>): number[] =>
  words.size === 0 ? [] : boxes.filter((_, at) => words.has(at >> 2));

/** Boxes to tick, of the form and drawn. */
function checkBoxesOf({ transform, fields }: OpenPage, words: PageWords, small: readonly SmallShape[]): CheckBox[] {
  const ofForm = fields.boxes.map(({ box: { left, top, right, bottom }, isTicked }) => {
    const box = emptyBox();
    transform.place(left, bottom, right, top, box);
    return { box, isTicked };
  });
  if (small.length < 2) return ofForm;
  const drawn = findDrawnBoxes(
    small,
    words.texts.map((text, index) => ({ text, ...boxOfWord(words, index) })),
  );
  return [...ofForm, ...drawn];
}

/** How many words stand in fields of the form. */
function filledIn({ boxes }: PageWords, { transform, fields }: OpenPage): number {
  const places = fields.filled.map(({ left, top, right, bottom }) => {
    const box = emptyBox();
    transform.place(left, bottom, right, top, box);
    return box;
  });
  if (places.length === 0) return 0;
  let count = 0;
  for (let at = 0; at < boxes.length; at += 4) {
    const x = ((boxes[at] ?? 0) + (boxes[at + 2] ?? 0)) / 2;
    const y = ((boxes[at + 1] ?? 0) + (boxes[at + 3] ?? 0)) / 2;
    if (places.some(({ left, top, right, bottom }) => x > left && x < right && y > top && y < bottom)) count += 1;
  }
  return count;
}

/** A scan whose text is invisible was recognised by the program that made it. */
function isInvisibleLayer(pdfium: Pdfium, textPage: number): boolean {
  const object = pdfium.FPDFText_GetTextObject(textPage, 0);
  return object !== 0 && pdfium.FPDFTextObj_GetTextRenderMode(object) === invisible;
}
