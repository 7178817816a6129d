import { textOfWords, type Line, type Segment } from './build-lines.ts';

/** Lines above and below that may show that a gap parts columns. */
const neighbours = 7;
const alignedPt = 5;
/** Wider gaps, in line heights, are meant. */
const widestGap = 2.4;
/** Shorter lines are labels with values. */
const fewestWords = 7;
const proseWords = 5;

/**
 * Closes gaps that no other line shares and that part the words of a sentence: a recogniser lost a word there, or the
 * author typed several spaces.
 */
export function joinStrayGaps(lines: readonly Line[]): Line[] {
  return lines.map((line, index) => {
    if (line.segments.length < 2 || countWords(line.segments) < fewestWords) return line;
    const around = [
      ...lines.slice(Math.max(0, index - neighbours), index),
      ...lines.slice(index + 1, index + 1 + neighbours),
    ];
    const segments: Segment[] = [];
    for (const segment of line.segments) {
      const last = segments.at(-1);
      if (last === undefined || !isStray(last, segment, line.size, around)) segments.push(segment);
      else segments.splice(-1, 1, { words: [...last.words, ...segment.words], left: last.left, right: segment.right });
    }
    return segments.length === line.segments.length ? line : { ...line, segments };
  });
}

const countWords = (segments: readonly Segment[]): number =>
  segments.reduce((count, { words }) => count + words.length, 0);

function isStray(before: Segment, behind: Segment, size: number, around: readonly Line[]): boolean {
  if (behind.left - before.right > size * widestGap || !goesOn(before, behind)) return false;
  return !around.some(({ segments }) =>
    segments.some(
      ({ left, right }, index) =>
        (index > 0 && Math.abs(left - behind.left) < alignedPt) ||
        (index > 0 && Math.abs(right - behind.right) < alignedPt) ||
        (index < segments.length - 1 && Math.abs(right - before.right) < alignedPt),
    ),
  );
}

/** Whether words behind a gap may belong to the sentence before it. */
function goesOn(before: Segment, behind: Segment): boolean {
  const start = textOfWords(behind.words);
  if (before.words.length < 3) return false;
  if (/^[(„“"«]?\p{Ll}/u.test(start)) return true;
  const isRecognised = behind.words[0]?.page.ocr === true;
  return before.words.length >= proseWords && (isRecognised || /[,.;]$/u.test(before.words.at(-1)?.text ?? ''));
}
