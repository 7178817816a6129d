import type { Box } from '@app/shared/contracts';
import type { Picture } from './render-region.ts';

/** Frame colour: red, green, blue. */
const colour = [200, 40, 40] as const;
/** Room between the words and their frame, in points. */
const marginPt = 1.5;
const strokePt = 1.2;

interface Framed {
  readonly clip: Box;
  readonly frames: readonly Box[];
}

/** Draws a frame around each box into the picture of the clip. */
export function drawFrames(picture: Picture, { clip, frames }: Framed): void {
  const scale = picture.width / Math.max(1, clip[2] - clip[0]);
  const stroke = Math.max(1, Math.round(strokePt * scale));
  for (const frame of frames) {
    const left = Math.round((frame[0] - clip[0] - marginPt) * scale);
    const top = Math.round((frame[1] - clip[1] - marginPt) * scale);
    const right = Math.round((frame[2] - clip[0] + marginPt) * scale);
    const bottom = Math.round((frame[3] - clip[1] + marginPt) * scale);
    fill(picture, left - stroke, top - stroke, right + stroke, top);
    fill(picture, left - stroke, bottom, right + stroke, bottom + stroke);
    fill(picture, left - stroke, top, left, bottom);
    fill(picture, right, top, right + stroke, bottom);
  }
}

function fill(picture: Picture, left: number, top: number, right: number, bottom: number): void {
  for (let y = Math.max(0, top); y < Math.min(picture.height, bottom); y += 1) {
    for (let x = Math.max(0, left); x < Math.min(picture.width, right); x += 1) {
      picture.pixels.set(colour, (y * picture.width + x) * 4);
    }
  }
}
