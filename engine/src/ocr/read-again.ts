import type { Picture } from '../pdf/render-region.ts';
import { enlargePicture } from './enlarge-picture.ts';
import type { PixelBox, TesseractLine, TesseractWord } from './recognised-text.ts';

/** Words with less confidence than this are looked at once more. */
const surely = 90;
/** Part of the words of a page that may be: a page of which more is doubted lies on its side, or is no text. */
const mostWords = 0.5;
/** How much they are enlarged; what is drawn around them; what is no word but a picture, in heights of words. */
const [enlarged, around, highest] = [2, 3, 2.5];

/** Tesseract refuses pictures of more than 32,767 pixels; so many words take some 6,000 at 200 dpi. */
const wordsOfSheet = 50;

/**
 * Reads the words again that a recogniser doubts, each alone in a line and enlarged: neighbours that touch them and dirt in
 * their line do not matter then. The second reading stands beside the first one.
 */
export async function readAgain(
  lines: readonly TesseractLine[],
  picture: Picture,
  readLines: (sheet: Picture) => Promise<readonly TesseractLine[]>,
): Promise<void> {
  const all = lines.flatMap(({ words }) => words);
  const usual = all.map(({ bbox }) => heightOf(bbox)).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  const words = all.filter(
    ({ text, confidence, bbox }) =>
      confidence < surely && /[\p{L}\p{N}]/u.test(text) && heightOf(bbox) < usual * highest,
  );
  if (words.length === 0 || words.length > all.length * mostWords) return;
  for (let from = 0; from < words.length; from += wordsOfSheet)
    await readSheet(words.slice(from, from + wordsOfSheet), picture, readLines);
}

async function readSheet(
  words: readonly TesseractWord[],
  picture: Picture,
  readLines: (sheet: Picture) => Promise<readonly TesseractLine[]>,
): Promise<void> {
  const { sheet, rows } = sheetOf(words, picture);
  const found = (await readLines(sheet)).map((line) => ({ line, middle: (line.bbox.y0 + line.bbox.y1) / 2 }));
  for (const [at, word] of words.entries()) {
    const { from = 0, to = 0 } = rows[at] ?? {};
    const own = found.filter(({ middle }) => middle >= from && middle < to).flatMap(({ line }) => line.words);
    const text = own.map((one) => one.text).join(' ');
    if (text !== '' && text !== word.text) word.again = text;
  }
}

const heightOf = ({ y0, y1 }: PixelBox): number => y1 - y0;

interface Row {
  readonly from: number;
  readonly to: number;
}

/** One word under the other. */
function sheetOf(
  words: readonly TesseractWord[],
  picture: Picture,
): { readonly sheet: Picture; readonly rows: readonly Row[] } {
  const cuts = words.map(({ bbox: { x0, y0, x1, y1 } }) =>
    enlargePicture(picture, { x0: x0 - around, y0: y0 - around, x1: x1 + around, y1: y1 + around }, enlarged),
  );
  const width = Math.max(...cuts.map((cut) => cut.width));
  const height = cuts.reduce((sum, cut) => sum + cut.height, 0);
  const pixels = new Uint8Array(width * height).fill(255);
  const rows: Row[] = [];
  let from = 0;
  for (const cut of cuts) {
    for (let y = 0; y < cut.height; y += 1)
      pixels.set(cut.pixels.subarray(y * cut.width, (y + 1) * cut.width), (from + y) * width);
    rows.push({ from, to: from + cut.height });
    from += cut.height;
  }
  return { sheet: { width, height, pixels }, rows };
}
