import type { Picture } from '../pdf/render-region.ts';

/** Resolution at which a picture is looked at: letters of 8 points are five pixels high. */
export const lookingDpi = 72;
/** Levels of grey, of 256, that are one ground, and by which ink differs from it. */
const [ground, contrast] = [24, 70];
/** Print covers between one and thirty of a hundred parts of what it stands on; photographs have no ground at all. */
const [leastGround, leastInk, mostInk] = [0.5, 0.005, 0.3];
/** Strokes of letters are short, and there are many of them. */
const [longestStroke, fewestStrokes] = [4, 60];
/** Part of the runs of ink across a picture that are as short as strokes of letters. */
const mostAreStrokes = 0.6;

/** Whether a grey picture looks like print: an even ground with many short strokes on it. */
export function showsText({ width, height, pixels }: Picture): boolean {
  const paper = commonLevel(pixels);
  let [even, ink, runs, strokes] = [0, 0, 0, 0];
  for (let row = 0; row < height; row += 1) {
    let run = 0;
    for (let column = 0; column <= width; column += 1) {
      const away = column === width ? 0 : Math.abs((pixels[row * width + column] ?? paper) - paper);
      if (column < width && away <= ground) even += 1;
      if (away > contrast) {
        run += 1;
        ink += 1;
      } else if (run > 0) {
        runs += 1;
        if (run <= longestStroke) strokes += 1;
        run = 0;
      }
    }
  }
  const area = Math.max(1, width * height);
  return (
    even >= area * leastGround &&
    ink >= area * leastInk &&
    ink <= area * mostInk &&
    strokes >= fewestStrokes &&
    strokes >= runs * mostAreStrokes
  );
}

/** The middle of the sixteenth of all levels that most pixels have. */
function commonLevel(pixels: Uint8Array): number {
  const counts = new Uint32Array(16);
  for (const pixel of pixels) counts[pixel >> 4] = (counts[pixel >> 4] ?? 0) + 1;
  return counts.indexOf(Math.max(...counts)) * 16 + 8;
}
