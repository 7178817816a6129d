import type { Picture } from '../pdf/render-region.ts';

/** Darker than this is ink. */
const ink = 150;
/** Longer than any stroke of a letter at 200 dpi, in pixels; a dash of body text has about 30. */
const longestStroke = 60;
/** Stems of headlines stand higher than dashes are wide. */
const longestStem = 100;

/** Paints the ruled lines of tables white in a grey picture: they make the recogniser see letters. */
export function eraseRulings({ width, height, pixels }: Picture): void {
  const erase: number[] = [];
  for (let y = 0; y < height; y += 1) collectRuns(pixels, y * width, 1, width, longestStroke, erase);
  for (let x = 0; x < width; x += 1) collectRuns(pixels, x, width, height, longestStem, erase);
  for (const index of erase) pixels[index] = 255;
}

/** Adds the pixels of every unbroken dark run longer than the limit, with their neighbours across the run. */
function collectRuns(
  pixels: Uint8Array,
  start: number,
  step: number,
  length: number,
  limit: number,
  erase: number[],
): void {
  const across = step === 1 ? length : 1;
  let run = 0;
  for (let at = 0; at <= length; at += 1) {
    const isInk = at < length && (pixels[start + at * step] ?? 255) < ink;
    if (isInk) {
      run += 1;
      continue;
    }
    if (run > limit) {
      for (let back = at - run; back < at; back += 1) {
        const index = start + back * step;
        erase.push(index, index - across, index + across);
      }
    }
    run = 0;
  }
}
