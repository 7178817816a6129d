import type { Box, Position } from '@app/shared/contracts';
import { plainLine } from '../ooxml/xml-text.ts';
import type { CropRequest } from '../report-input.ts';
import type { PicturedPlace } from './pictured-places.ts';

/** Enough to read small print on paper, at the size the picture is shown. */
const dpi = 150;
/** Points of page. The same for all pictures, so that their text has the same size: about three quarters of the real one. */
const shownWidth = 310;
const leastHeight = 72;
const mostHeight = 150;
/** Points above and below the place. */
const surroundings = 20;
/** Text of an upright A4 or Letter page ends about here; a picture of the empty margin beyond shows nothing. */
const usualTextEnd = 560;

/** The part of the page around a place, with a frame for each of its boxes. */
export function cropRequest({ position, tone }: PicturedPlace): CropRequest {
  const boxes = position.boxes;
  const focus = focusOf(position);
  const left = Math.min(...boxes.map((box) => box[0]));
  const right = Math.max(...boxes.map((box) => box[2]));
  const top = Math.min(...boxes.map((box) => box[1]));
  const bottom = Math.max(...boxes.map((box) => box[3]));
  const horizontal = window(left, right, (focus[0] + focus[2]) / 2, { least: shownWidth, most: shownWidth });
  const beyond = Math.max(0, horizontal[1] - Math.max(usualTextEnd, right + surroundings));
  const fromX = Math.max(0, horizontal[0] - beyond);
  const toX = fromX + shownWidth;
  const [fromY, toY] = window(top - surroundings, bottom + surroundings, (focus[1] + focus[3]) / 2, {
    least: leastHeight,
    most: mostHeight,
  });
  return {
    document: position.document,
    page: position.page,
    clip: [fromX, fromY, toX, toY],
    frames: [...boxes],
    dpi,
    tone,
  };
}

/** From `from` to `to`, centred when shorter than `least`; when longer than `most`, as much of it around `focus`. */
function window(
  from: number,
  to: number,
  focus: number,
  { least, most }: { least: number; most: number },
): [number, number] {
  const length = Math.min(Math.max(to - from, least), most);
  const start =
    to - from <= length ? (from + to - length) / 2 : Math.min(Math.max(focus - length / 2, from), to - length);
  return [Math.max(0, start), Math.max(0, start) + length];
}

/** The box that holds the value, cut to where the value should stand in it: characters taken as equally wide. */
function focusOf(position: Position): Box {
  const quote = plainLine(position.quote);
  const value = plainLine(position.value ?? '');
  const at = value === '' ? -1 : quote.indexOf(value);
  const share = at < 0 || quote === '' ? 0 : (at + value.length / 2) / quote.length;
  const widths = position.boxes.map((box) => box[2] - box[0]);
  let rest = share * widths.reduce((sum, width) => sum + width, 0);
  for (const [index, box] of position.boxes.entries()) {
    const width = widths[index] ?? 0;
    if (rest <= width) return [box[0] + rest, box[1], box[0] + rest, box[3]];
    rest -= width;
  }
  return position.boxes.at(-1) ?? [0, 0, 0, 0];
}

export function cropKey(request: CropRequest): string {
  const numbers = [...request.clip, ...request.frames.flat()].map((value) => value.toFixed(1));
  return `${request.document} ${request.page} ${request.tone} ${numbers.join(',')}`;
}
