import { wordsOfLine, type Line } from './build-lines.ts';

/** How exactly the lines of a block stand below each other, in points. */
const alignedPt = 2;
/** Space between two lines of a block, in line heights. */
const leading = 0.75;

/**
 * Whether the line above was ended on purpose, as the lines of an address or of entries one below the other are, although
 * it is so long that nothing around shows it: most lines of its block end before the next word had to go to a new line.
 * Of the lines of a paragraph only the last one does.
 */
export function isEndedByHand(lines: readonly Line[], index: number): boolean {
  const line = lines[index];
  if (line === undefined || line.columnRight !== undefined || isEndOfSentence(line)) return false;
  const block = blockAround(lines, index);
  const right = Math.max(...block.map((one) => one.right));
  const [, ...others] = block;
  const early = others.filter((one, at) => hasFitted(block[at], one, right)).length;
  return early > 1 && early > others.length - early;
}

/** The lines around that begin at one edge, one close below the other. */
function blockAround(lines: readonly Line[], index: number): readonly Line[] {
  let [from, to] = [index, index + 1];
  while (from > 0 && isBelow(lines[from - 1], lines[from])) from -= 1;
  while (to < lines.length && isBelow(lines[to - 1], lines[to])) to += 1;
  return lines.slice(from, to);
}

function isBelow(above: Line | undefined, line: Line | undefined): boolean {
  if (above === undefined || line === undefined) return false;
  const gap = line.top - above.bottom;
  return (
    above.segments.length === 1 &&
    line.segments.length === 1 &&
    Math.abs(line.left - above.left) < alignedPt &&
    Math.abs(line.size - above.size) < line.size * 0.2 &&
    gap < line.size * leading &&
    gap > -line.size
  );
}

/** Whether the first word of a line would have fitted at the end of the one above: it was put on a new one on purpose. */
export function hasFitted(above: Line | undefined, line: Line, right: number): boolean {
  const first = line.segments[0]?.words[0];
  return (
    above !== undefined && first !== undefined && above.right + (first.right - first.left) + line.size * 0.4 < right
  );
}

const isEndOfSentence = (line: Line): boolean => /[.;!?]$/u.test(wordsOfLine(line).at(-1)?.text ?? '');
