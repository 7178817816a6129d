import type { Box, Position } from '@app/shared/contracts';
import { turnedBox } from '../../pdf/display-box.ts';
import type { CropRequest } from '../report-input.ts';
import type { PicturedPlace } from './pictured-places.ts';

/** Enough to read small print on paper, at the size the picture is shown. */
const dpi = 150;
/** How much of a page a picture shows, in points: what is longer is cut at its end. */
const rooms = {
  /** Fits beside a second picture; a wider one stands above the other. */
  usual: { width: 310, mostWidth: 500, height: 80, mostHeight: 150 },
  /** Beside two others. */
  narrow: { width: 210, mostWidth: 500, height: 80, mostHeight: 150 },
  /** In a row of a table: the line of the place, and parts of the ones next to it. */
  strip: { width: 210, mostWidth: 210, height: 46, mostHeight: 60 },
} as const;
type Room = (typeof rooms)[keyof typeof rooms];

/** Points left and right of the place, and above and below it. */
const surroundings = { across: 12, down: 20 };
/** What a value belongs to mostly stands left of it: the words before it, the head of the row of a table. */
const shareBefore = { across: 0.75, down: 0.5 };
/** Text of an upright A4 or Letter page ends about here; a picture of the empty margin beyond shows nothing. */
const usualTextEnd = 560;

/** The size of pictures in the report; the same for all, so that their text has the same size. */
export const pictureScale = 0.75;

type DrawnPlace = Omit<PicturedPlace, 'position'> & {
  readonly position: Pick<Position, 'document' | 'page' | 'boxes'>;
};

/** The part of the page around a place, with a frame for each of its boxes. */
export function cropRequest({ position, tone, turn, room }: DrawnPlace): CropRequest {
  const { document, page, boxes } = position;
  const shown = rooms[room ?? 'usual'];
  if (turn === undefined)
    return { document, page, clip: withinPage(clipAround(boxes, shown), boxes), frames: [...boxes], dpi, tone };
  const upright = boxes.map((box) => turnedBox(box, turn));
  const clip = turnedBox(clipAround(upright, shown), back[turn]);
  return { document, page, clip, frames: [...boxes], dpi, tone, turn };
}

const back = { 90: 270, 180: 180, 270: 90 } as const;

function clipAround(boxes: readonly Box[], room: Room): Box {
  const [first, ...others] = boxes;
  const isWhole = Math.max(...boxes.map((box) => box[2])) - Math.min(...boxes.map((box) => box[0])) <= room.mostWidth;
  // A passage that begins at the end of a line is shown from there.
  if (room === rooms.strip && !isWhole && first !== undefined && others.length > 0) return clipAround([first], room);
  const left = Math.min(...boxes.map((box) => box[0])) - surroundings.across;
  const right = Math.max(...boxes.map((box) => box[2])) + surroundings.across;
  const top = Math.min(...boxes.map((box) => box[1])) - surroundings.down;
  const bottom = Math.max(...boxes.map((box) => box[3])) + surroundings.down;
  const width = Math.min(Math.max(right - left, room.width), room.mostWidth);
  const height = Math.min(Math.max(bottom - top, room.height), room.mostHeight);
  const fromX = startOf(left, right, width, shareBefore.across);
  const fromY = startOf(top, bottom, height, shareBefore.down);
  return [fromX, fromY, fromX + width, fromY + height];
}

/** Moved so that it shows neither what lies beyond the page nor its empty margin. */
function withinPage([left, top, right, bottom]: Box, boxes: readonly Box[]): Box {
  const end = Math.max(...boxes.map((box) => box[2])) + surroundings.across;
  const emptyMargin = Math.max(0, right - Math.max(usualTextEnd, end));
  const [fromX, fromY] = [Math.max(0, left - emptyMargin), Math.max(0, top)];
  return [fromX, fromY, fromX + right - left, fromY + bottom - top];
}

/** Where there is room, this share of it lies before the place; else the picture begins with it, as reading does. */
function startOf(from: number, to: number, length: number, share: number): number {
  return from - Math.max(0, length - (to - from)) * share;
}

export function cropKey(request: CropRequest): string {
  const numbers = [...request.clip, ...request.frames.flat()].map((value) => value.toFixed(1));
  return `${request.document} ${request.page} ${request.tone} ${numbers.join(',')}`;
}
