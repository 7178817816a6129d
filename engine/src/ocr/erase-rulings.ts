import type { Picture } from '../pdf/render-region.ts';
import { besideLine, findRuledLines, type LineSearch, type RuledLine } from './find-ruled-lines.ts';

/** Longer than any stroke of a letter at 200 dpi; a dash of body text has about 30 pixels, stems stand higher. */
const alongRows: LineSearch = { shortestPiece: 10, shortest: 72, widestGap: 14, fewestCovered: 0.72 };
const downColumns: LineSearch = { shortestPiece: 24, shortest: 90, widestGap: 4, fewestCovered: 0.9 };
/** The sides of a box around one line of text reach from one ruled line to another, within so many pixels. */
const shortestSide = 34;
const touching = 7;

/** Paints the ruled lines of tables in the colour of the paper: they make the recogniser see letters. Returns them. */
export function eraseRulings(picture: Picture): number[] {
  const levels = findRuledLines(picture, true, alongRows);
  const sides = findRuledLines(picture, false, { ...downColumns, shortest: shortestSide });
  const bars = sides.filter(
    (line) =>
      line.to - line.from >= downColumns.shortest || (isOn(levels, line.from, line) && isOn(levels, line.to, line)),
  );
  for (const line of levels) erase(picture, line, picture.width, 1);
  for (const line of bars) erase(picture, line, 1, picture.width);
  return [
    ...levels.flatMap(({ from, to, start, end }) => [from, start, to, end]),
    ...bars.flatMap(({ from, to, start, end }) => [start, from, end, to]),
  ];
}

/** Whether a ruled line runs through the end of a side. */
const isOn = (levels: readonly RuledLine[], y: number, { start, end }: RuledLine): boolean =>
  levels.some((level) => {
    const x = (start + end) / 2;
    const height = level.start + ((level.end - level.start) * (x - level.from)) / (level.to - level.from);
    return x > level.from - touching && x < level.to + touching && Math.abs(height - y) <= touching;
  });

/** Paints over the pieces of a line with what lies beside them; strokes of letters that cross it stay. */
function erase({ pixels }: Picture, { pieces }: RuledLine, across: number, along: number): void {
  for (const { lane, from, to } of pieces) {
    for (let at = from; at < to; at += 1) {
      const index = lane * across + at * along;
      const before = pixels[index - besideLine * across] ?? 255;
      const behind = pixels[index + besideLine * across] ?? 255;
      const paper = Math.max(before, behind);
      for (let step = 1 - besideLine; step < besideLine; step += 1) {
        const place = index + step * across;
        if ((pixels[place] ?? 255) < paper) pixels[place] = paper;
      }
    }
  }
}
