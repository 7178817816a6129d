import type { Box } from '@app/shared/contracts';
import type { ReadPage } from './read-document.ts';

/** Degrees clockwise. */
export type Turn = ReadPage['turn'];

/** Where a point of the turned page lies on the page before it was turned; width and height are of the latter. */
export function unturn(x: number, y: number, width: number, height: number, turn: Turn): [number, number] {
  if (turn === 90) return [y, height - x];
  if (turn === 180) return [width - x, height - y];
  if (turn === 270) return [width - y, x];
  return [x, y];
}

const opposite: Readonly<Record<Turn, Turn>> = { 0: 0, 90: 270, 180: 180, 270: 90 };

const round = (value: number): number => Math.round(value * 10) / 10;

function mapBox([left, top, right, bottom]: Box, map: (x: number, y: number) => [number, number]): Box {
  const [x1, y1] = map(left, top);
  const [x2, y2] = map(right, bottom);
  return [round(Math.min(x1, x2)), round(Math.min(y1, y2)), round(Math.max(x1, x2)), round(Math.max(y1, y2))];
}

/** A box turned clockwise about the corner from which it is measured: what is upright on paper, wherever that lies. */
export const turnedBox = (box: Box, turn: Turn): Box => mapBox(box, (x, y) => unturn(x, y, 0, 0, opposite[turn]));

/** Maps a box of the upright page to the page as displayed. */
export function displayBox(box: Box, page: Pick<ReadPage, 'width' | 'height' | 'turn'>): Box {
  return mapBox(box, (x, y) => unturn(x, y, page.width, page.height, page.turn));
}

/** Maps a box of the page as displayed to the page set upright. */
export function uprightBox(box: Box, page: Pick<ReadPage, 'width' | 'height' | 'turn'>): Box {
  const isSideways = page.turn === 90 || page.turn === 270;
  const width = isSideways ? page.height : page.width;
  const height = isSideways ? page.width : page.height;
  return mapBox(box, (x, y) => unturn(x, y, width, height, opposite[page.turn]));
}
