import type { Box } from '@app/shared/contracts';
import type { FrameTone } from './crop-drawer.ts';
import type { Picture } from './render-region.ts';

type Colour = readonly [red: number, green: number, blue: number];

interface Look {
  readonly line: Colour;
  /** The ground of the words, as of a highlighter. */
  readonly tint: Colour;
  readonly pattern: 'single' | 'double' | 'broken';
}

/** The same looks as the marks in the quotes of the report. */
const looks: Readonly<Record<FrameTone, Look>> = {
  blue: { line: [42, 91, 215], tint: [220, 231, 252], pattern: 'single' },
  amber: { line: [178, 103, 0], tint: [255, 230, 176], pattern: 'double' },
  green: { line: [24, 121, 78], tint: [217, 240, 226], pattern: 'broken' },
};

/** Room between the words and their frame, in points. */
const marginPt = 1.5;
const strokePt = 1;
/** Length of the pieces of a broken line and of the gaps between them, in points. */
const piecePt = 4;

interface Framed {
  readonly clip: Box;
  readonly frames: readonly Box[];
  readonly tone?: FrameTone | undefined;
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Tints and frames each box in the picture of the clip. */
export function drawFrames(picture: Picture, { clip, frames, tone = 'blue' }: Framed): void {
  const look = looks[tone];
  const scale = picture.width / Math.max(1, clip[2] - clip[0]);
  const stroke = Math.max(1, Math.round(strokePt * scale));
  const piece = Math.round(piecePt * scale);
  const areas = frames.map((frame): Area => ({
    left: Math.round((frame[0] - clip[0] - marginPt) * scale),
    top: Math.round((frame[1] - clip[1] - marginPt) * scale),
    right: Math.round((frame[2] - clip[0] + marginPt) * scale),
    bottom: Math.round((frame[3] - clip[1] + marginPt) * scale),
  }));
  for (const area of areas) paint(picture, area, (value, channel) => (value * (look.tint[channel] ?? 255)) / 255);
  for (const area of areas) {
    outline(picture, area, stroke, look, piece);
    if (look.pattern === 'double') outline(picture, grown(area, stroke * 2), stroke, look, piece);
  }
}

const grown = ({ left, top, right, bottom }: Area, by: number): Area => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

function outline(
  picture: Picture,
  { left, top, right, bottom }: Area,
  stroke: number,
  look: Look,
  piece: number,
): void {
  const draws = (along: number): boolean => look.pattern !== 'broken' || Math.floor(along / piece) % 2 === 0;
  const line = (area: Area, across: boolean): void =>
    paint(picture, area, (value, channel, x, y) => (draws(across ? x : y) ? (look.line[channel] ?? value) : value));
  line({ left: left - stroke, top: top - stroke, right: right + stroke, bottom: top }, true);
  line({ left: left - stroke, top: bottom, right: right + stroke, bottom: bottom + stroke }, true);
  line({ left: left - stroke, top, right: left, bottom }, false);
  line({ left: right, top, right: right + stroke, bottom }, false);
}

/** Changes red, green and blue of every pixel of the area that lies in the picture. */
function paint(
  { width, height, pixels }: Picture,
  { left, top, right, bottom }: Area,
  colour: (value: number, channel: number, x: number, y: number) => number,
): void {
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1) {
    for (let x = Math.max(0, left); x < Math.min(width, right); x += 1) {
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel += 1)
        pixels[at + channel] = colour(pixels[at + channel] ?? 255, channel, x, y);
    }
  }
}
