import type { Pdfium } from './pdfium-library.ts';
import type { PlacedBox } from './placed-box.ts';
import { boxOfWord, type PageWords } from './page-words.ts';
import { readString } from './read-string.ts';

/** A box to tick, where it stands. */
export interface CheckBox {
  readonly box: PlacedBox;
  readonly isTicked: boolean;
}

/** FPDF_ANNOT_WIDGET */
const widget = 20;
/** The appearance state that only buttons have, and its value where nothing is chosen. */
const stateKey = 'AS';
const off = 'Off';

/** The fields of a form, in user space. */
export interface FormFields {
  /** Check boxes and radio buttons. */
  readonly boxes: readonly CheckBox[];
  /** Where words are filled in. */
  readonly filled: readonly PlacedBox[];
}

/** The fields of a form: PDFium forgets them when it makes them part of the page. */
export function readFormFields(pdfium: Pdfium, page: number): FormFields {
  const raw = pdfium.pdfium;
  const count = pdfium.FPDFPage_GetAnnotCount(page);
  const boxes: CheckBox[] = [];
  const filled: PlacedBox[] = [];
  for (let index = 0; index < count; index += 1) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    if (pdfium.FPDFAnnot_GetSubtype(annotation) === widget) {
      const memory = raw._malloc(16);
      pdfium.FPDFAnnot_GetRect(annotation, memory);
      const at = memory >> 2;
      // FS_RECTF: left, top, right, bottom, the top above.
      const [left = 0, top = 0, right = 0, bottom = 0] = raw.HEAPF32.slice(at, at + 4);
      raw._free(memory);
      const box = { left, top, right, bottom };
      if (pdfium.FPDFAnnot_HasKey(annotation, stateKey)) boxes.push({ box, isTicked: isTicked(pdfium, annotation) });
      else filled.push(box);
    }
    pdfium.FPDFPage_CloseAnnot(annotation);
  }
  return { boxes, filled };
}

function isTicked(pdfium: Pdfium, annotation: number): boolean {
  const state = readString(pdfium, (at, length) => pdfium.FPDFAnnot_GetStringValue(annotation, stateKey, at, length));
  return state !== '' && state !== off;
}

/** Sides of a drawn box to tick, in points. */
const smallest = 6;
const largest = 16;
/** By how much width and height may differ, and how near the outline and the filling of one box stand. */
const slack = 1.5;
/** How far from its words a box stands at most. */
const reach = 24;
/** More squares than this are a pattern. */
const mostBoxes = 300;

const widthOf = ({ left, right }: PlacedBox): number => right - left;
const heightOf = ({ top, bottom }: PlacedBox): number => bottom - top;
const isIn = (inner: PlacedBox, { left, top, right, bottom }: PlacedBox): boolean => {
  const [x, y] = [(inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2];
  return x > left && x < right && y > top && y < bottom;
};

/** A shape no larger than a letter; a stroke has no sides. */
export interface SmallShape {
  readonly box: PlacedBox;
  readonly isStroke: boolean;
}

/** Whether a shape is too small for a line or a frame: a box to tick, or a mark in one. */
export const isSmallShape = (box: PlacedBox): boolean => widthOf(box) <= largest && heightOf(box) <= largest;

const isSquare = (box: PlacedBox): boolean =>
  Math.abs(widthOf(box) - heightOf(box)) <= slack && Math.min(widthOf(box), heightOf(box)) >= smallest;

/** A word where it stands. */
export interface PrintedWord extends PlacedBox {
  readonly text: string;
}

/** A tick is one sign or letter: a figure, a percent sign or a word in a square stand on the colour of a cell. */
const isNoTick = ({ text }: PrintedWord): boolean => /[\d%\p{Sc}]|\p{L}{2}/u.test(text);

/** Boxes to tick among the small shapes of a page: squares beside words that offer a choice of which something is ticked. */
export function findDrawnBoxes(shapes: readonly SmallShape[], words: readonly PrintedWord[]): CheckBox[] {
  const squares: PlacedBox[] = [];
  // The largest first: what lies in a box is a mark in it.
  for (const { box, isStroke } of shapes.toSorted((a, b) => widthOf(b.box) - widthOf(a.box))) {
    if (isStroke || !isSquare(box) || squares.some((other) => isOver(box, other) || isIn(box, other))) continue;
    if (words.some((word) => isNoTick(word) && isIn(word, box))) continue;
    if (words.some((word) => word.left >= box.right - 1 && word.left < box.right + reach && isBeside(word, box)))
      squares.push(box);
    if (squares.length > mostBoxes) return [];
  }
  const letters = words.filter(isSmallShape).map((box) => ({ box, isStroke: true }));
  const marks = [...shapes, ...letters];
  const boxes = squares.map((box) => ({
    box,
    isTicked: marks.some((mark) => (mark.isStroke || !isOver(mark.box, box)) && isIn(mark.box, box)),
  }));
  // A tick drawn in another way is not seen: a choice of which nothing seems ticked is left as it is printed.
  return choicesOf(boxes)
    .filter((choice) => choice.some(({ isTicked }) => isTicked))
    .flat();
}

/** Lines between two boxes of one choice, one below the other, in points. */
const lineBetween = 30;

/** Boxes on one line, or alone on lines that follow each other, offer one choice. */
function choicesOf(boxes: readonly CheckBox[]): CheckBox[][] {
  const lines: CheckBox[][] = [];
  for (const one of boxes.toSorted((a, b) => a.box.top - b.box.top)) {
    const line = lines.at(-1);
    if (line?.[0] !== undefined && one.box.top - line[0].box.top < smallest / 2) line.push(one);
    else lines.push([one]);
  }
  const choices: CheckBox[][] = [];
  for (const line of lines) {
    const [above] = choices.at(-1)?.slice(-1) ?? [];
    const [first, second] = line;
    const isBelow =
      above !== undefined &&
      first !== undefined &&
      second === undefined &&
      Math.abs(first.box.left - above.box.left) <= slack &&
      first.box.top - above.box.bottom < lineBetween;
    const isAlone = choices.at(-1)?.every(({ box }) => Math.abs(box.left - (first?.box.left ?? 0)) <= slack) ?? false;
    if (isBelow && isAlone) choices.at(-1)?.push(...line);
    else choices.push(line);
  }
  return choices;
}

/** The outline and the filling of one box, or the edge around both. */
const isOver = (a: PlacedBox, b: PlacedBox): boolean =>
  Math.abs(a.left - b.left) <= slack && Math.abs(a.right - b.right) <= slack && Math.abs(a.top - b.top) <= slack;

const isBeside = (word: PlacedBox, { top, bottom }: PlacedBox): boolean => {
  const middle = (word.top + word.bottom) / 2;
  return middle > top - slack && middle < bottom + slack;
};

/** Of a box: no character of the page begins it. */
const noCharacter = -1;

/** The words of a page with `☐` and `☒` for boxes to tick, in place of what stands in them; `quarter` is the turn of the page's words. */
export function withCheckBoxes(words: PageWords, boxes: readonly CheckBox[], quarter: number): PageWords {
  if (boxes.length === 0) return words;
  const marked: PageWords = { ...words, texts: [], boxes: [], sizes: [], flags: [], quarters: [], firsts: [] };
  const add = (
    text: string,
    { left, top, right, bottom }: PlacedBox,
    size: number,
    flags: number,
    turn: number,
    first: number,
  ): void => {
    marked.texts.push(text);
    marked.boxes.push(left, top, right, bottom);
    marked.sizes.push(size);
    marked.flags.push(flags);
    marked.quarters.push(turn);
    marked.firsts.push(first);
  };
  for (const [index, text] of words.texts.entries()) {
    const box = boxOfWord(words, index);
    if (!isSmallShape(box) || !boxes.some((one) => isIn(box, one.box)))
      add(
        text,
        box,
        words.sizes[index] ?? 0,
        words.flags[index] ?? 0,
        words.quarters[index] ?? 0,
        words.firsts[index] ?? 0,
      );
  }
  for (const { box, isTicked } of boxes) add(isTicked ? '☒' : '☐', box, heightOf(box), 0, quarter, noCharacter);
  return marked;
}
