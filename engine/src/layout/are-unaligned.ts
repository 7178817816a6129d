import type { Line } from './build-lines.ts';
import { hasFitted } from './ended-by-hand.ts';

/** So many lines must go on from the line above on one side while something new begins on the other. */
const fewestUnaligned = 2;
/** Words per line of prose, on average. */
const proseWords = 3.5;
/** Part of the lines of a side that go on from the line above where that side is a paragraph beside short lines. */
const runningShare = 0.5;

/** Words of a line that is no label: where it is full and ends without a stop, it goes on below even with a capital. */
const fullLine = 6;

type Part = Line | undefined;

/**
 * Text that runs on beside the beginning of something else: in the rows of a table both begin together. Each list has
 * one part per line, undefined where the side is empty.
 */
export function areUnaligned(left: readonly Part[], right: readonly Part[]): boolean {
  const sides = [stepsOf(left), stepsOf(right)];
  const [a, b] = sides;
  if (a === undefined || b === undefined || !sides.some(({ words }) => words >= proseWords)) return false;
  const leftAlone = a.steps.filter((step, index) => step === 'on' && b.steps[index] === 'new').length;
  const rightAlone = b.steps.filter((step, index) => step === 'on' && a.steps[index] === 'new').length;
  if (leftAlone + rightAlone < fewestUnaligned) return false;
  return (
    (leftAlone > 0 && rightAlone > 0) ||
    sides.some(({ running, words }) => running >= runningShare && words >= proseWords)
  );
}

type Step = 'on' | 'new' | 'open' | undefined;

interface Side {
  /** For each line whether it goes on from the one above or begins something new. */
  readonly steps: readonly Step[];
  readonly words: number;
  readonly running: number;
}

function stepsOf(parts: readonly Part[]): Side {
  const lines = parts.filter((line) => line !== undefined);
  const right = Math.max(0, ...lines.map((line) => line.right));
  // Rows of a table that begin small go on in the cells above.
  const areRows = lines.every(
    ({ segments }) => segments.length < 2 || segments.every(({ words }) => !small.test(words[0]?.text ?? '')),
  );
  let above: Part;
  const steps = parts.map((line): Step => {
    if (line === undefined) return undefined;
    const last = above;
    above = line;
    if (last === undefined || (areRows && line.segments.length > 1)) return 'new';
    return stepOf(last, line, right);
  });
  const words = lines.reduce(
    (sum, { segments }) => sum + segments.reduce((count, one) => count + one.words.length, 0),
    0,
  );
  const count = Math.max(1, lines.length);
  return { steps, words: words / count, running: steps.filter((step) => step === 'on').length / count };
}

const small = /^[(„“"«]?\p{Ll}/u;

function stepOf(above: Line, line: Line, right: number): Step {
  const first = line.segments[0]?.words[0];
  if (first === undefined) return undefined;
  // The cells of a table fill their row without running on.
  if (above.segments.length > 1 || line.segments.length > 1) return 'open';
  const isEnd = /[.:;!?][)"”’]*$/u.test(above.segments.at(-1)?.words.at(-1)?.text ?? '');
  if (hasFitted(above, line, right)) return 'new';
  if (small.test(first.text)) return isEnd ? 'open' : 'on';
  if (isEnd) return 'new';
  return (above.segments[0]?.words.length ?? 0) >= fullLine ? 'on' : 'open';
}
