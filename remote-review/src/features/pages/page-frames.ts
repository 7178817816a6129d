import type { PageSize } from './pdf-file.ts';

/** Between pages, and above the first. CSS pixels. */
export const pageGap = 12;

/** Where one page stands in the pane: CSS pixels. */
export interface PageFrame {
  readonly number: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where the pages of a paper stand, one below the other. */
export interface PageFrames {
  readonly count: number;
  /** Of all pages together. */
  readonly height: number;
  /** Of the widest. */
  readonly width: number;
  /** The frame of a page; undefined where there is no such page. */
  at(number: number): PageFrame | undefined;
}

/** The size that pages of a paper have, and those of them that have another one. */
export interface PageSizes {
  readonly usual: PageSize;
  readonly others: ReadonlyMap<number, PageSize>;
}

/** The first number from 0 that something holds of, and of all after it; the count when of none. Found by halves. */
export function firstWhere(count: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** How much lower than by the usual height pages stand after each page of another height. */
function shiftsOf({ usual, others }: PageSizes, scale: number) {
  let shift = 0;
  return [...others]
    .toSorted(([one], [other]) => one - other)
    .map(([number, { height }]) => {
      shift += (height - usual.height) * scale;
      return { number, shift };
    });
}

/**
 * The frames of pages. They are reckoned when they are asked for: a paper has thousands of pages and every finding another scale,
 * so that lists of them would be most of what the page leaves to be collected.
 */
export function framesOf(count: number, sizes: PageSizes, scale: number): PageFrames {
  const { usual, others } = sizes;
  const shifts = shiftsOf(sizes, scale);
  const topOf = (number: number): number => {
    const before = firstWhere(shifts.length, (index) => (shifts[index]?.number ?? number) >= number) - 1;
    return pageGap + (number - 1) * (usual.height * scale + pageGap) + (shifts[before]?.shift ?? 0);
  };
  const widest = [...others.values()].reduce((most, { width }) => Math.max(most, width), usual.width);
  return {
    count,
    height: count === 0 ? 0 : topOf(count + 1),
    width: count === 0 ? 0 : widest * scale,
    at: (number) => {
      if (number < 1 || number > count) return undefined;
      const { width, height } = others.get(number) ?? usual;
      return { number, top: topOf(number), width: width * scale, height: height * scale };
    },
  };
}
