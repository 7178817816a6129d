import type { Word } from './word.ts';

/** Words that show how wide each letter of a line is set. */
const fewestWords = 4;
/** Part of them that must be set so. */
const typedPart = 0.75;
/** By how much of a letter a word may stand off its place: a recogniser reads the edges of the ink. */
const unevenness = 0.3;

/**
 * Whether a gap is one space of a typewriter, which is as wide as every letter and wider than the space of other types:
 * `4. The Landlord holds a deposit` typed is no row of seven cells.
 */
export function isTypedSpace(words: readonly Word[], index: number): boolean {
  if (words.length < fewestWords) return false;
  const steps = words.slice(1).map((_, at) => stepOf(words, at + 1));
  const pitches = steps.map(({ width, letters }) => width / letters).toSorted((a, b) => a - b);
  const usual = pitches[Math.floor(pitches.length / 2)] ?? 0;
  const isTyped = ({ width, letters }: Step): boolean => Math.abs(width - letters * usual) < usual * unevenness;
  return isTyped(stepOf(words, index)) && steps.filter(isTyped).length >= steps.length * typedPart;
}

/** From the start of the word before to the start of a word, with one letter for the gap. */
interface Step {
  readonly width: number;
  readonly letters: number;
}

function stepOf(words: readonly Word[], index: number): Step {
  const [before, word] = [words[index - 1], words[index]];
  return { width: (word?.left ?? 0) - (before?.left ?? 0), letters: (before?.text.length ?? 0) + 1 };
}
