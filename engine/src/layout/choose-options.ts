import type { Line, Segment } from './build-lines.ts';
import type { Word } from './word.ts';

/** Brackets with nothing between them are two words: the first one tells, the second one is left out with it. */
const empty = /^(?:[☐□▢❏❑◻⬜]|\[\]?|\(\)?)$/u;
const closing = /^[\])]$/u;
const ticked = /^(?:[☑☒⊠🗹🗷✔✓✗✘■◼]|\[[xX]\]|\([xX]\))$/u;

/** Longer words are no marks, in UTF-16 units. */
const longestMark = 3;
/** Where the signs of Unicode begin, behind the letters of most scripts. */
const firstSign = 0x2000;
const brackets = new Set(['(', '[']);
/** Cheap to see: nearly no word of a page is one. */
const mayBeMark = (text: string): boolean =>
  text.length <= longestMark && (text.charCodeAt(0) >= firstSign || brackets.has(text.charAt(0)));
const isMark = ({ text }: Word): boolean => mayBeMark(text) && (empty.test(text) || ticked.test(text));

/**
 * Leaves out what a filled form offers and nobody ticked, and the marks of what was: `☐ smoker ☒ non-smoker` says
 * `non-smoker`. A form in which nothing is ticked is a blank: it stays as it is printed.
 */
export function chooseOptions(lines: readonly Line[]): readonly Line[] {
  const marks = lines.flatMap(({ segments }) => segments.flatMap(({ words }) => words.filter(isMark)));
  if (!marks.some(({ text }) => empty.test(text)) || !marks.some(({ text }) => ticked.test(text))) return lines;
  return lines.flatMap((line) => {
    if (!line.segments.some(({ words }) => words.some(isMark))) return [line];
    const segments = joinMarks(line.segments).flatMap(chosenOf);
    const [first] = segments;
    if (first === undefined) return [];
    const opening = line.segments[0]?.words[0];
    const isOption = opening !== undefined && isMark(opening);
    return [{ ...line, isOption, segments, left: first.left, right: Math.max(...segments.map(({ right }) => right)) }];
  });
}

/** A mark that stands apart belongs to the words behind it. */
function joinMarks(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (last !== undefined && last.words.length === 1 && last.words.every(isMark))
      joined.splice(-1, 1, { words: [...last.words, ...segment.words], left: last.left, right: segment.right });
    else joined.push(segment);
  }
  return joined;
}

function chosenOf(segment: Segment): Segment[] {
  const { words } = segment;
  const [first] = words;
  // A mark alone in its cell is told apart by the head of its column.
  if (first === undefined || words.length === 1 || !words.some(isMark)) return [segment];
  const last = words.at(-1);
  const isBehind = !isMark(first) && last !== undefined && isMark(last) && words.filter(isMark).length > 1;
  const kept = isBehind ? keepTicked(words.toReversed()).toReversed() : keepTicked(words, dash);
  const [start] = kept;
  if (start === undefined) return [];
  return [{ words: kept, left: start.left, right: Math.max(...kept.map(({ right }) => right)) }];
}

/** `☒ Yes ☐ No – six a year`: behind it stands more about what was ticked. */
const dash = /^[–—-]$/u;

/** The words before the first mark and behind each ticked one, and what goes on from there behind an offer that was not taken. */
function keepTicked(words: readonly Word[], goesOn?: RegExp): Word[] {
  let isKept = true;
  let isTicked = false;
  return words.filter((word) => {
    if (isMark(word)) {
      isKept = ticked.test(word.text);
      isTicked ||= isKept;
    } else if (isTicked && goesOn?.test(word.text) === true) isKept = true;
    return isKept && !isMark(word) && !closing.test(word.text);
  });
}
