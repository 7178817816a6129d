import type { Box } from '@app/shared/contracts';
import { firstWhere, pageGap, type PageFrame, type PageFrames } from './page-frames.ts';
import type { PageSize, TextPiece } from './pdf-file.ts';

/** The place that is looked at stands at this part of the height: more of what follows is seen than of what was before. */
export const placeAt = 0.42;
/** Beside the text that fills the pane. CSS pixels. */
const textMargin = 18;
/** The rail with the places, at the right edge of a pane. CSS pixels. */
const railWidth = 12;

export type Zoom = 'text' | 'width' | 'page' | number;

export const smallestZoom = 0.5;
export const largestZoom = 4;

/** The first page whose foot is below a height, from 1; one more than there are where none is. */
function firstBelow(frames: PageFrames, top: number): number {
  return 1 + firstWhere(frames.count, (index) => isBelow(frames.at(index + 1), top));
}

const isBelow = (frame: PageFrame | undefined, top: number): boolean =>
  frame !== undefined && frame.top + frame.height >= top;

/** Whether some of a page stands in a part of the paper. */
export const isWithin = (frame: PageFrame, top: number, height: number): boolean =>
  frame.top <= top + height && frame.top + frame.height >= top;

/** The pages in view, and those that a turn of the page up or down would show: everything else is dropped. */
export function framesToKeep(frames: PageFrames, top: number, height: number): readonly PageFrame[] {
  const kept: PageFrame[] = [];
  for (let number = firstBelow(frames, top - height); ; number += 1) {
    const frame = frames.at(number);
    if (frame === undefined || !isWithin(frame, top - height, 3 * height)) return kept;
    kept.push(frame);
  }
}

/** The page that is at the place one looks at. */
export function pageAt(frames: PageFrames, top: number, height: number): number {
  return Math.max(1, Math.min(firstBelow(frames, top + height * placeAt), frames.count));
}

/** The width that the words of a page take: left and right edge in points; null where it has none to go by. */
export function textEdges(pieces: readonly TextPiece[], page: PageSize): readonly [number, number] | null {
  if (pieces.length === 0) return null;
  const left = Math.max(0, Math.min(...pieces.map(({ box }) => box[0])));
  const right = Math.min(page.width, Math.max(...pieces.map(({ box }) => box[2])));
  return right - left < page.width / 4 ? null : [left, right];
}

export interface Pane {
  /** CSS pixels inside its edges. */
  readonly width: number;
  readonly height: number;
}

/** CSS pixels a point. */
export function scaleFor(zoom: Zoom, pane: Pane, page: PageSize, edges: readonly [number, number] | null): number {
  const room = pane.width - railWidth;
  const toWidth = (room - 2 * pageGap) / page.width;
  if (typeof zoom === 'number') return zoom * (96 / 72);
  if (zoom === 'width') return toWidth;
  if (zoom === 'page') return Math.min(toWidth, (pane.height - 2 * pageGap) / page.height);
  return edges === null ? toWidth : Math.max(toWidth, (room - 2 * textMargin) / (edges[1] - edges[0]));
}

/** How a scale is told: a page of paper size is 100 %. */
export const zoomOf = (scale: number): number => scale / (96 / 72);

/** The next zoom step up or down, within what is possible. */
export function stepZoom(scale: number, direction: 1 | -1): number {
  const wanted = zoomOf(scale) * (direction > 0 ? 1.25 : 0.8);
  return Math.min(largestZoom, Math.max(smallestZoom, Math.round(wanted * 20) / 20));
}

/** How far to scroll so that a place stands where one looks. */
export function scrollTo(
  frame: PageFrame,
  box: Box | undefined,
  scale: number,
  pane: Pane,
  edges: readonly [number, number] | null,
): { readonly top: number; readonly left: number } {
  const y = box === undefined ? 0 : box[1] * scale;
  const top = box === undefined ? frame.top - pageGap : frame.top + y - pane.height * placeAt;
  const isWide = frame.width > pane.width - railWidth - 2 * pageGap;
  const textLeft = edges === null ? 0 : pageGap + edges[0] * scale - textMargin;
  const boxRight = box === undefined ? 0 : pageGap + box[2] * scale - pane.width + railWidth + textMargin;
  return { top: Math.max(0, top), left: isWide ? Math.max(0, textLeft, boxRight) : 0 };
}
