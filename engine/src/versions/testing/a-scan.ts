import type { Box } from '@app/shared/contracts';
import { extractFacts } from '../../facts/extract-facts.ts';
import { layoutDocument } from '../../layout/layout-document.ts';
import { Lexemes, TextReader } from '../../layout/reading-text/index.ts';
import { findInk } from '../../ocr/find-ink.ts';
import type { PageInk, ReadDocument, ReadPage } from '../../pdf/read-document.ts';
import { doubtfulFlag } from '../../pdf/read-page-words.ts';
import { aDocument } from '../../testing/a-document.ts';
import type { Paper } from '../sentences.ts';

/** What makes a scan of printed lines: by words that occur once. */
interface ScanChanges {
  /** Not recognised, but there. */
  readonly unread?: readonly string[];
  /** Neither recognised nor there. */
  readonly blank?: readonly string[];
  readonly strokes?: readonly Box[];
  /** Read with dirt above and below their line. */
  readonly tall?: readonly string[];
  /** Read with doubt. */
  readonly doubted?: readonly string[];
  /** Read in one box with the word behind them. */
  readonly wide?: readonly string[];
  /** What doubted words were read as again, by the position of the word among those that were read. */
  readonly again?: Readonly<Record<string, string>>;
  /** Recognised as something else, by the position of the word on its page. */
  readonly misread?: Readonly<Record<number, string>>;
}

/** A small page is drawn sooner. */
const size = { width: 480, height: 340 };

/** A page as it is recognised, with its ink. */
export function aScan(
  lines: readonly string[],
  { unread = [], blank = [], strokes = [], misread = {}, again = {}, doubted = [], ...boxes }: ScanChanges,
): ReadDocument {
  const printed = aDocument('scan.pdf', lines, size);
  const pages = printed.pages.map((page): ReadPage => {
    const places = page.texts.map((_, at) => at);
    const shown = places.filter((at) => !blank.includes(page.texts[at] ?? ''));
    const read = shown.filter((at) => !unread.includes(page.texts[at] ?? ''));
    return {
      ...page,
      ocr: true,
      ink: inkOf(page, [...shown.flatMap((at) => lettersOf(page, at)), ...strokes]),
      texts: read.map((at) => misread[at] ?? page.texts[at] ?? ''),
      again,
      boxes: read.flatMap((at) => bandAt(page, at, boxes)),
      sizes: read.map((at) => heightOf(bandAt(page, at, boxes)) * sizeOfBand),
      flags: read.map((at) => (doubted.includes(page.texts[at] ?? '') ? doubtfulFlag : 0)),
    };
  });
  return { ...printed, pages };
}

/** The papers of read documents, which share their lexemes. */
export function papersOfDocuments(...documents: readonly ReadDocument[]): Paper[] {
  const reader = new TextReader(new Lexemes());
  return documents.map((document, index) => {
    const facts = extractFacts(index, document.name, layoutDocument(document));
    return { text: reader.read(facts.passages), facts };
  });
}

/** As recognised pages have it. */
const sizeOfBand = 0.85;
const mostDirt = 5;

function bandAt(page: ReadPage, at: number, { tall = [], wide = [] }: Pick<ScanChanges, 'tall' | 'wide'>): Box {
  const text = page.texts[at] ?? '';
  const [left, top, own, bottom] = boxAt(page, at);
  const right = wide.includes(text) ? boxAt(page, at + 1)[2] : own;
  const dirt = tall.includes(text) ? mostDirt : 0;
  return [left, top - dirt, right, bottom + dirt];
}

const heightOf = ([, top, , bottom]: Box): number => bottom - top;

const boxAt = ({ boxes }: ReadPage, at: number): Box => [
  boxes[at * 4] ?? 0,
  boxes[at * 4 + 1] ?? 0,
  boxes[at * 4 + 2] ?? 0,
  boxes[at * 4 + 3] ?? 0,
];

/** A stem and a bar for each letter, in the middle of its band; letters next to each other in the alphabet have other bars. */
function lettersOf(page: ReadPage, at: number): Box[] {
  const [left, top, right, bottom] = boxAt(page, at);
  const count = page.texts[at]?.length ?? 0;
  const width = (right - left) / count;
  return Array.from({ length: count }, (_, letter) => {
    const start = left + letter * width + 0.5;
    const bar = top + 2 + ((page.texts[at]?.codePointAt(letter) ?? 0) % 3) * 3;
    return [
      [start, top + 2, start + 1, bottom - 3],
      [start, bar, start + width - 1.5, bar + 1.5],
    ] satisfies Box[];
  }).flat();
}

const dotsPerPoint = 2;

/** Black boxes on a white page. */
export function inkOf({ width, height }: Pick<ReadPage, 'width' | 'height'>, boxes: readonly Box[]): PageInk {
  const picture = {
    width: width * dotsPerPoint,
    height: height * dotsPerPoint,
    pixels: new Uint8Array(width * height * dotsPerPoint ** 2).fill(255),
  };
  for (const box of boxes) {
    const [left = 0, top = 0, right = 0, bottom = 0] = box.map((place) => Math.round(place * dotsPerPoint));
    for (let y = top; y < bottom; y += 1) picture.pixels.fill(0, y * picture.width + left, y * picture.width + right);
  }
  return findInk(picture, width);
}
