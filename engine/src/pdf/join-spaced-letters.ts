import type { PageWords } from './page-words.ts';

/** So many single characters in a row, or a number, with as much space between all of them, are words whose letters were set apart. */
const fewest = 4;
/** By how much their gaps may differ, and how wide they may be, in sizes of the type. */
const uneven = 0.15;
const widest = 0.9;
/** A wider gap parts cells. */
const cell = 2;

/**
 * Joins letters that stand apart to words: `4 8 , 5 0 0` is `48,500`. Where spaces were typed between them, wider gaps must
 * show where its words end, or a sign must stand alone between figures.
 *
 * @param behindSpace the words before which a space was typed
 */
export function joinSpacedLetters(words: PageWords, behindSpace: ReadonlySet<number>): PageWords {
  const groups = groupsOf(words, behindSpace);
  if (groups === undefined) return words;
  const joined: PageWords = {
    texts: [],
    boxes: [],
    sizes: [],
    flags: [],
    quarters: [],
    firsts: [],
    unmapped: words.unmapped,
  };
  for (const [from, to] of groups) {
    joined.texts.push(words.texts.slice(from, to).join(''));
    joined.boxes.push(...aroundAll(words, from, to));
    joined.sizes.push(words.sizes[from] ?? 0);
    joined.flags.push(words.flags[from] ?? 0);
    joined.quarters.push(words.quarters[from] ?? 0);
    joined.firsts.push(words.firsts[from] ?? 0);
  }
  return joined;
}

type Range = readonly [from: number, to: number];

/** The words of the page as ranges of what there is now; nothing where none is joined. */
function groupsOf(words: PageWords, behindSpace: ReadonlySet<number>): Range[] | undefined {
  const { texts } = words;
  const groups: Range[] = [];
  let isJoined = false;
  for (let from = 0; from < texts.length;) {
    let to = from + 1;
    if (texts[from]?.length === 1) while (to < texts.length && texts[to]?.length === 1 && isBeside(words, to)) to += 1;
    const isRow = to - from >= fewest || hasSignAlone(words, [from, to]);
    const own = isRow ? joinedIn(words, [from, to], behindSpace) : undefined;
    if (own === undefined) for (let at = from; at < to; at += 1) groups.push([at, at + 1]);
    else groups.push(...own);
    isJoined ||= own !== undefined;
    from = to;
  }
  return isJoined ? groups : undefined;
}

const edge = ({ boxes }: PageWords, word: number, side: number): number => boxes[word * 4 + side] ?? 0;
const gapBefore = (words: PageWords, word: number): number => edge(words, word, 0) - edge(words, word - 1, 2);

/** In one line with the word before, upright, of one size. */
function isBeside(words: PageWords, word: number): boolean {
  const [size = 0, before = 0] = [words.sizes[word], words.sizes[word - 1]];
  const gap = gapBefore(words, word);
  return (
    words.quarters[word] === 0 &&
    words.quarters[word - 1] === 0 &&
    Math.abs(size - before) < size * uneven &&
    Math.abs(edge(words, word, 3) - edge(words, word - 1, 3)) < size * uneven &&
    gap > 0 &&
    gap < size * cell
  );
}

function joinedIn(words: PageWords, [from, to]: Range, behindSpace: ReadonlySet<number>): Range[] | undefined {
  const size = words.sizes[from] ?? 0;
  const gaps = Array.from({ length: to - from - 1 }, (_, at) => gapBefore(words, from + at + 1));
  const least = Math.min(...gaps);
  if (least > size * widest) return undefined;
  const groups: [number, number][] = [[from, from + 1]];
  for (const [at, gap] of gaps.entries()) {
    const last = groups.at(-1);
    if (last !== undefined && gap <= least + size * uneven) last[1] = from + at + 2;
    else groups.push([from + at + 1, from + at + 2]);
  }
  const longest = Math.max(...groups.map(([start, end]) => end - start));
  if (longest < fewest - 1) return undefined;
  const isTyped = gaps.some((_, at) => behindSpace.has(from + at + 1) && isWithin(groups, from + at + 1));
  return !isTyped || groups.length > 1 || hasSignAlone(words, [from, to]) ? groups : undefined;
}

const isWithin = (groups: readonly Range[], word: number): boolean =>
  groups.some(([from, to]) => word > from && word < to);

/** `4 8 , 5`, `1 2 .`: nobody types a space before the sign in a number. */
const hasSignAlone = ({ texts }: PageWords, [from, to]: Range): boolean =>
  /\d[.,]\d|\d\d\.$/u.test(texts.slice(from, to).join(''));

function aroundAll(words: PageWords, from: number, to: number): number[] {
  const sides = (side: number): number[] => Array.from({ length: to - from }, (_, at) => edge(words, from + at, side));
  return [Math.min(...sides(0)), Math.min(...sides(1)), Math.max(...sides(2)), Math.max(...sides(3))];
}
