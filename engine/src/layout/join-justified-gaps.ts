import { wordsOfLine, type Line } from './build-lines.ts';

/** Points by which the edges of two lines of one measure may differ. */
const edgePt = 1.5;
/** Part of the gap by which the gaps of one justified line may differ. */
const unevenness = 0.08;
/** Words that make the line beside it prose. */
const proseWords = 6;
/** Line heights between the tops of two lines of one paragraph. */
const paragraphLeading = 2;

/**
 * Closes the gaps of a line with few long words that was stretched to the measure of its paragraph: all its gaps are
 * equal, and a line of prose right above or below has the same two edges.
 */
export function joinJustifiedGaps(lines: readonly Line[]): Line[] {
  return lines.map((line, index) => {
    if (line.segments.length < 3 || !hasEvenGaps(line)) return line;
    const beside = [lines[index - 1], lines[index + 1]];
    if (!beside.some((other) => other !== undefined && isProseOfMeasure(other, line))) return line;
    return { ...line, segments: [{ words: [...wordsOfLine(line)], left: line.left, right: line.right }] };
  });
}

function hasEvenGaps(line: Line): boolean {
  const words = wordsOfLine(line);
  const gaps = words.slice(1).map((word, index) => word.left - (words[index]?.right ?? 0));
  return Math.max(...gaps) - Math.min(...gaps) <= Math.max(...gaps) * unevenness;
}

function isProseOfMeasure(other: Line, line: Line): boolean {
  return (
    other.segments.length === 1 &&
    wordsOfLine(other).length >= proseWords &&
    Math.abs(other.left - line.left) < edgePt &&
    Math.abs(other.right - line.right) < edgePt &&
    Math.abs(other.top - line.top) < line.size * paragraphLeading
  );
}
