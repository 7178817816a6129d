import type { Box } from '@app/shared/contracts';
import type { OpenPage } from '../pdf/open-page.ts';
import type { Pdfium } from '../pdf/pdfium-library.ts';
import type { PlacedBox } from '../pdf/placed-box.ts';
import type { ReadPage } from '../pdf/read-document.ts';
import { renderRegion } from '../pdf/render-region.ts';
import { eraseRulings } from './erase-rulings.ts';
import type { OcrLanguage } from './language-data.ts';
import { fineDpi, surestDoubt, usualDpi } from './recognise-page.ts';
import type { Recogniser } from './recogniser.ts';

/** What must be seen on a page whose text layer is good for the rest. */
export interface Regions {
  /** Words in fonts whose codes do not say what is printed. */
  readonly words: readonly PlacedBox[];
  /** Pictures that look like print. */
  readonly pictures: readonly PlacedBox[];
}

/** Points around a region that are drawn with it: recognisers want some paper around letters. */
const margin = 4;

/** Adds the words that the picture of a page shows in these regions to those of its text layer. */
export async function recogniseRegions(
  pdfium: Pdfium,
  open: OpenPage,
  layer: ReadPage,
  regions: Regions,
  recogniser: Recogniser,
  language: OcrLanguage,
): Promise<ReadPage> {
  const [words, pictures] = [regions.words, regions.pictures].map((boxes) => boxes.map((box) => around(box, layer)));
  const page = {
    ...layer,
    texts: [...layer.texts],
    boxes: [...layer.boxes],
    sizes: [...layer.sizes],
    flags: [...layer.flags],
  };
  let unread = 0;
  let seen = 0;
  const see = async (clip: Box, dpi: number, isWanted: (x: number, y: number) => boolean): Promise<number> => {
    const picture = renderRegion(pdfium, open.handle, clip, dpi, 'grey');
    if (picture === undefined) return 0;
    eraseRulings(picture);
    const { lines } = await recogniser.recognise(picture, language);
    const scale = (clip[2] - clip[0]) / picture.width;
    let count = 0;
    for (const { text, left, top, right, bottom, confidence } of lines.flatMap((line) => line.words)) {
      const box: Box = [
        clip[0] + left * scale,
        clip[1] + top * scale,
        clip[0] + right * scale,
        clip[1] + bottom * scale,
      ];
      // Scraps of drawings are read with doubt, and are no words.
      if (confidence < surestDoubt || !isWanted((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)) continue;
      page.texts.push(text);
      page.boxes.push(...box.map(inTenths));
      page.sizes.push(inTenths((box[3] - box[1]) * bandOfSize));
      page.flags.push(0);
      count += 1;
    }
    return count;
  };
  if (words !== undefined && words.length > 0) {
    const isWanted = (x: number, y: number): boolean => words.some((box) => isIn(x, y, box));
    seen += await see(unionOf(words), usualDpi, isWanted);
  }
  for (const box of pictures ?? []) {
    const count = await see(box, fineDpi, () => true);
    seen += count;
    if (count === 0) unread += 1;
  }
  return {
    ...page,
    notes: { ...layer.notes, ...(seen === 0 ? {} : { seen }), ...(unread === 0 ? {} : { pictures: unread }) },
  };
}

/** The band of letters that Tesseract gives is this part higher than their size. */
const bandOfSize = 0.85;
const inTenths = (value: number): number => Math.round(value * 10) / 10;

const around = ({ left, top, right, bottom }: PlacedBox, { width, height }: ReadPage): Box => [
  Math.max(0, left - margin),
  Math.max(0, top - margin),
  Math.min(width, right + margin),
  Math.min(height, bottom + margin),
];

const isIn = (x: number, y: number, [left, top, right, bottom]: Box): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

const unionOf = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map(([left]) => left)),
  Math.min(...boxes.map(([, top]) => top)),
  Math.max(...boxes.map(([, , right]) => right)),
  Math.max(...boxes.map(([, , , bottom]) => bottom)),
];
