import type { Box } from '@app/shared/contracts';
import type { Picture } from './render-region.ts';

/** A pixel is ink when it is darker than this share of the paper. */
const inkBelow = 0.72;
/** A column with so much ink is a ruling of a table, not text. */
const rulingShare = 0.8;
/** Specks of a scan that are no text, as a share of the width. */
const specks = 0.004;
/** Kept free around the frames, in points. */
const roomPt = 5;

/** Leaves out, above and below the frames, the lines of text that the edge of a picture cuts in halves. */
export function cutBetweenLines(
  picture: Picture,
  clip: Box,
  frames: readonly Box[],
): { readonly picture: Picture; readonly clip: Box } {
  const { width, height } = picture;
  const scale = width / Math.max(1, clip[2] - clip[0]);
  const rowAt = (y: number): number => Math.min(height, Math.max(0, Math.round((y - clip[1]) * scale)));
  const first = rowAt(Math.min(...frames.map((frame) => frame[1])) - roomPt);
  const last = rowAt(Math.max(...frames.map((frame) => frame[3])) + roomPt);
  const isBlank = blankRows(picture);
  const top = edge(isBlank, 0, first, 1) ?? 0;
  const bottom = (edge(isBlank, height - 1, last - 1, -1) ?? height - 1) + 1;
  if ((top === 0 && bottom === height) || bottom <= top) return { picture, clip };
  const pixels = picture.pixels.slice(top * width * 4, bottom * width * 4);
  return {
    picture: { width, height: bottom - top, pixels },
    clip: [clip[0], clip[1] + top / scale, clip[2], clip[1] + bottom / scale],
  };
}

/** The first blank row from an edge on; undefined when there is none before `until`. */
function edge(isBlank: readonly boolean[], from: number, until: number, step: 1 | -1): number | undefined {
  for (let row = from; step > 0 ? row < until : row > until; row += step) if (isBlank[row] === true) return row;
  return undefined;
}

function blankRows({ width, height, pixels }: Picture): boolean[] {
  const light = new Uint8Array(width * height);
  const amounts = new Uint32Array(256);
  for (let at = 0; at < light.length; at += 1) {
    const value = Math.round(((pixels[at * 4] ?? 0) + 2 * (pixels[at * 4 + 1] ?? 0) + (pixels[at * 4 + 2] ?? 0)) / 4);
    light[at] = value;
    amounts[value] = (amounts[value] ?? 0) + 1;
  }
  const limit = amounts.indexOf(Math.max(...amounts)) * inkBelow;
  const columns = new Uint32Array(width);
  for (let at = 0; at < light.length; at += 1)
    if ((light[at] ?? 255) < limit) columns[at % width] = (columns[at % width] ?? 0) + 1;
  return Array.from({ length: height }, (_, row) => {
    let ink = 0;
    for (let x = 0; x < width; x += 1)
      if ((light[row * width + x] ?? 255) < limit && (columns[x] ?? 0) < height * rulingShare) ink += 1;
    return ink <= Math.max(1, width * specks);
  });
}
