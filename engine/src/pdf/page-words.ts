import type { PlacedBox } from './placed-box.ts';

export interface PageWords {
  readonly texts: string[];
  readonly boxes: number[];
  readonly sizes: number[];
  readonly flags: number[];
  /** Direction of writing of each word: quarter turns clockwise that set it upright. */
  readonly quarters: number[];
  /** First character of each word. */
  readonly firsts: number[];
  /** Characters without a Unicode value: the text layer does not say what is printed. */
  readonly unmapped: number;
}

/** Where a word stands. */
export const boxOfWord = ({ boxes }: PageWords, index: number): PlacedBox => {
  const [left = 0, top = 0, right = 0, bottom = 0] = boxes.slice(index * 4, index * 4 + 4);
  return { left, top, right, bottom };
};

/** The extent of a character along its line and across it, growing in the direction of reading and from line to line. */
export function alongLine({ left, top, right, bottom }: PlacedBox, quarter: number): [number, number, number, number] {
  if (quarter === 1) return [-bottom, -top, left, right];
  if (quarter === 2) return [-right, -left, -bottom, -top];
  if (quarter === 3) return [top, bottom, -right, -left];
  return [left, right, top, bottom];
}
