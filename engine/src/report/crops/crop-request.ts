import type { Box, Position } from '@app/shared/contracts';
import type { CropRequest } from '../report-input.ts';

/** Enough to read small print on paper, at the size the picture is shown. */
const dpi = 150;
/** Points. Pictures of all findings show the same width of page, so that their text has the same size. */
const shownWidth = 300;
const leastHeight = 90;
const mostHeight = 170;
const surroundings = 12;
/** Wider than this the picture would be too small to read: what lies beyond is cut. */
const mostWidth = 520;

/** The part of the page around a place, with a frame for each of its boxes. */
export function cropRequest(position: Position): CropRequest {
  const frames = position.boxes.map((frame): Box => [frame[0] - 1.5, frame[1] - 1.5, frame[2] + 1.5, frame[3] + 1.5]);
  const around = frames.reduce((a, b): Box => [
    Math.min(a[0], b[0]),
    Math.min(a[1], b[1]),
    Math.max(a[2], b[2]),
    Math.max(a[3], b[3]),
  ]);
  const [left, right] = stretch(around[0] - surroundings, around[2] + surroundings, shownWidth, mostWidth);
  const [top, bottom] = stretch(around[1] - surroundings * 2, around[3] + surroundings * 2, leastHeight, mostHeight);
  return { document: position.document, page: position.page, clip: [left, top, right, bottom], frames, dpi };
}

/** At least `least` long around the middle; cut at the far end beyond `most`. Never starts before the page does. */
function stretch(from: number, to: number, least: number, most: number): [number, number] {
  const missing = Math.max(0, least - (to - from)) / 2;
  const start = Math.max(0, from - missing);
  return [start, Math.min(start + Math.max(to - from, least), start + most)];
}

export function cropKey(request: CropRequest): string {
  return `${request.document} ${request.page} ${[...request.clip, ...request.frames.flat()].map((value) => value.toFixed(1)).join(',')}`;
}
