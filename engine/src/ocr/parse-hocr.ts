import type { PixelBox, TesseractLine, TesseractSymbol, TesseractWord } from './recognised-text.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'" };

const unescapeEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|apos);/gu, (whole, name: string) => entities[name] ?? whole);

/** Lines, words and characters of hOCR as Tesseract prints it, each with its `title`; only words and characters have text. */
const element = /<span class='(ocr_\w+|ocrx_word|ocrx_cinfo)'[^>]*?title=(?:"([^"]*)"|'([^']*)')[^>]*>([^<]*)/gu;

interface DraftLine extends TesseractLine {
  readonly words: DraftWord[];
}
interface DraftWord extends TesseractWord {
  readonly symbols: TesseractSymbol[];
}

/** Reads the hOCR that the Tesseract program prints, with a box for each character. */
export function parseHocr(hocr: string): TesseractLine[] {
  const lines: DraftLine[] = [];
  for (const [, kind = '', quoted, plain, text = ''] of hocr.matchAll(element)) {
    const title = quoted ?? plain ?? '';
    const word = lines.at(-1)?.words.at(-1);
    if (kind === 'ocrx_cinfo') {
      if (word === undefined) continue;
      const symbol = { text: unescapeEntities(text.trim()), bbox: boxIn(title, 'x_bboxes') };
      word.text += symbol.text;
      word.symbols.push(symbol);
    } else if (kind === 'ocrx_word') {
      const confidence = Number(/x_wconf (\d+)/u.exec(title)?.[1] ?? 0);
      lines.at(-1)?.words.push({ text: '', confidence, bbox: boxIn(title, 'bbox'), symbols: [] });
    } else lines.push(toLine(title));
  }
  return lines;
}

function toLine(title: string): DraftLine {
  const bbox = boxIn(title, 'bbox');
  const [slope = 0, offset = 0] = (/baseline (-?[\d.]+) (-?[\d.]+)/u.exec(title)?.slice(1) ?? []).map(Number);
  const y0 = bbox.y1 + offset;
  return { words: [], bbox, baseline: { x0: bbox.x0, y0, x1: bbox.x1, y1: y0 + slope * (bbox.x1 - bbox.x0) } };
}

function boxIn(title: string, name: string): PixelBox {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] =
    new RegExp(`(?:^|; )${name} (\\d+) (\\d+) (\\d+) (\\d+)`, 'u').exec(title)?.slice(1).map(Number) ?? [];
  return { x0, y0, x1, y1 };
}
