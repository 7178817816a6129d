import { isSmallShape, type SmallShape } from './check-boxes.ts';
import { isPiece, linesOfPieces } from './dotted-lines.ts';
import { replacementReader } from './false-texts.ts';
import { isOpaqueBox } from './is-opaque-box.ts';
import { imageObject, visitObjects, type Bounds, type Visitor } from './page-objects.ts';
import type { PageTransform } from './page-transform.ts';
import type { Pdfium } from './pdfium-library.ts';
import { isStroke } from './struck-out.ts';
import { emptyBox, type PlacedBox } from './placed-box.ts';

/** A path thinner than this, in points, is a line. */
const lineWidth = 2.5;
/** Lines shorter than this are marks in the text. */
const shortest = 12;
/** A path of so few parts is a stroke or a tick, no box. */
const strokeSegments = 3;
/** Drawings of more shapes than this are pictures, not tables; dots of lines, of which a page may have thousands, do not count. */
const shapeLimit = 4000;
/** A picture of a figure is as wide and high as this, in points; most pages have fewer pictures, and those that have more are drawings. */
const [narrowest, lowest, mostPictures] = [20, 7, 40];
/** A form that covers this part of a page is a page that was turned, stamped or imposed; smaller ones are fields and signs. */
const formCover = 0.6;

/** A filled box that hides what was drawn before it. */
export interface OpaqueBox {
  readonly box: PlacedBox;
  readonly order: number;
}

export interface PageShapes {
  /** Four numbers per line: left, top, right, bottom. */
  readonly rulings: number[];
  /** Part of the page that images cover; scans come in strips too. More than 1 where they lie over each other. */
  readonly imageCover: number;
  /** Shapes no larger than a letter. */
  readonly small: readonly SmallShape[];
  /** The same within forms that are no part of the page, such as signs. */
  readonly within: readonly SmallShape[];
  /** Thin lines of any length. */
  readonly strokes: readonly PlacedBox[];
  /** Pictures on the page, and within forms on it. */
  readonly pictures: readonly PlacedBox[];
  readonly opaque: readonly OpaqueBox[];
  /** Some text on the page is said to stand for other characters than are drawn. */
  readonly isReplaced: boolean;
  /** When each text object is drawn, in the same count as the boxes. */
  readonly textOrders: () => ReadonlyMap<number, number>;
}

export function readPageShapes(pdfium: Pdfium, page: number, transform: PageTransform): PageShapes {
  const rulings: number[] = [];
  const small: SmallShape[] = [];
  const strokes: PlacedBox[] = [];
  const pieces: PlacedBox[] = [];
  const pictures: PlacedBox[] = [];
  const opaque: OpaqueBox[] = [];
  let imageCover = 0;
  let rest = shapeLimit;
  const box = emptyBox();
  const place = ([left, bottom, right, top]: Bounds): void => transform.place(left, bottom, right, top, box);
  const visit: Visitor['visit'] = (object, type, bounds, order) => {
    place(bounds);
    if (type === imageObject) {
      imageCover += cover(box, transform);
      addPicture(pictures, box);
      return;
    }
    if (isPiece(box)) pieces.push({ ...box });
    else if (rest > 0) rest -= 1;
    else return;
    if (isSmallShape(box))
      small.push({ box: { ...box }, isStroke: pdfium.FPDFPath_CountSegments(object) <= strokeSegments });
    if (isStroke(box)) strokes.push({ ...box });
    else if (isOpaqueBox(pdfium, object, box)) opaque.push({ box: { ...box }, order });
    addRulings(rulings, box);
  };
  const within: SmallShape[] = [];
  const visitWithin: Visitor['visitWithin'] = (object, type, bounds) => {
    place(bounds);
    if (type === imageObject) addPicture(pictures, box);
    else if (isSmallShape(box) && within.length < shapeLimit)
      within.push({ box: { ...box }, isStroke: pdfium.FPDFPath_CountSegments(object) <= strokeSegments });
  };
  const enters: Visitor['enters'] = (bounds) => {
    place(bounds);
    return cover(box, transform) >= formCover;
  };
  const replacements = replacementReader(pdfium);
  let isReplaced = false;
  const visitText: Visitor['visitText'] = (object) => {
    isReplaced ||= replacements.markOf(object) !== 0;
  };
  visitObjects(pdfium, page, { visit, visitWithin, visitText, enters });
  replacements.close();
  rulings.push(...linesOfPieces(pieces));
  const textOrders = (): ReadonlyMap<number, number> => {
    const orders = new Map<number, number>();
    visitObjects(pdfium, page, { enters, visitText: (object, order) => void orders.set(object, order) });
    return orders;
  };
  return { rulings, imageCover, small, within, strokes, pictures, opaque, isReplaced, textOrders };
}

function cover(box: PlacedBox, { width, height }: PageTransform): number {
  const shown = (low: number, high: number, end: number): number => Math.max(0, Math.min(high, end) - Math.max(low, 0));
  return (shown(box.left, box.right, width) * shown(box.top, box.bottom, height)) / Math.max(1, width * height);
}

function addPicture(pictures: PlacedBox[], box: PlacedBox): void {
  const isLarge = box.right - box.left >= narrowest && box.bottom - box.top >= lowest;
  if (isLarge && pictures.length < mostPictures) pictures.push({ ...box });
}

function addRulings(rulings: number[], { left, top, right, bottom }: PlacedBox): void {
  const width = right - left;
  const height = bottom - top;
  if (width < shortest && height < shortest) return;
  if (width <= lineWidth || height <= lineWidth) rulings.push(left, top, right, bottom);
  // A drawn or filled box has four edges.
  else
    rulings.push(
      left,
      top,
      right,
      top,
      left,
      bottom,
      right,
      bottom,
      left,
      top,
      left,
      bottom,
      right,
      top,
      right,
      bottom,
    );
}
