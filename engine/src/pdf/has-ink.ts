import type { Picture } from './render-region.ts';

/** Levels of grey, of 255, by which print differs from what it is printed on. */
const contrast = 60;

/** Whether a grey picture of the place of a word shows any print. */
export function hasInk({ pixels }: Picture): boolean {
  let [darkest, lightest] = [255, 0];
  for (const pixel of pixels) {
    if (pixel < darkest) darkest = pixel;
    if (pixel > lightest) lightest = pixel;
  }
  return lightest - darkest > contrast;
}
