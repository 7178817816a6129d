import { doubtMark, type ReadingText } from '../../layout/reading-text/index.ts';
import type { Word } from '../../layout/word.ts';
import { lengthOf, type Hunk } from '../change-map.ts';
import { wordAt, wordsOf } from '../token-places.ts';
import { inkMapOf, type InkCut } from './ink-map.ts';
import type { ComparedText } from './is-printed-there.ts';
import { isPictured, unlevelled } from './unlevelled.ts';

/** Words of the page that are looked at for what a word looks like there: two show how much prints of one word differ. */
const [fewestSamples, mostSamples] = [2, 6];
/** Sizes, and slopes of pages, so far apart are of another print. */
const [otherSize, otherSlope] = [0.06, 0.004];
/** Part of the band of a line above its letters, where those of the line before may hang. */
const aboveLetters = 0.1;
/** Points beyond the ends of a word that are looked at with it. */
const ends = 1.2;
/** Unlike ink in one letter, in times of what prints of one word have: up to the one it is the word, from the other on it is not. */
const [alike, unlike] = [1.15, 3];
/** Dots that blur alone makes unlike. */
const blurred = 1;
/** Part of the ink of a letter: where prints of one word are less like each other, a letter may be another one and nobody sees it. */
const clear = 0.2;
/** And of ink that only another letter has. */
const ofOtherLetter = 0.25;
/** Unlike ink of the whole word, in times of that of one letter: where letters all along are unlike, the print is poor. */
const elsewhere = 1.6;

/**
 * Whether a word that was read as another one is the printed one after all: `same` or `other` where it looks like, or unlike,
 * that word elsewhere on the scan, where it was read; `undefined` where that cannot be told.
 *
 * @param printed the word of the other version
 */
export function pictureOf(compared: ComparedText, printed: Hunk['a'], read: Hunk['b']): 'same' | 'other' | undefined {
  const [word] = wordsOf(compared.text, read);
  if (lengthOf(printed) !== 1 || lengthOf(read) !== 1 || word === undefined || !isPictured(word.page)) return undefined;
  const samples = samplesOf(compared, printed[0], word);
  const cut = cutOf(word);
  if (samples.length < fewestSamples || cut === undefined) return undefined;
  const among = samples.flatMap((one, at) => samples.slice(at + 1).map((other) => unlikeInk(one, other).inLetter));
  const usual = Math.max(blurred, ...among);
  const found = samples.map((sample) => unlikeInk(cut, sample)).toSorted((x, y) => x.inLetter - y.inLetter);
  const { inLetter: own, total } = found[0] ?? { inLetter: 0, total: 0 };
  const letter = inkOf(cut) / word.text.length;
  if (own <= usual * alike && usual <= letter * clear) return 'same';
  // Where the recogniser doubts, the picture is poor.
  const isDoubted = ((compared.text.marks[read[0]] ?? 0) & doubtMark) !== 0;
  const isOneLetter = total <= own * elsewhere;
  return !isDoubted && isOneLetter && own >= Math.max(usual * unlike, letter * ofOtherLetter) ? 'other' : undefined;
}

const inkOf = ({ dots }: InkCut): number => dots.reduce((sum, dot) => sum + dot, 0);

/** The same printed word where it was read, in the same size, the nearest first. */
function samplesOf({ text, printed, partners }: ComparedText, token: number, like: Word): InkCut[] {
  const form = printed.forms[token];
  const samples: { readonly word: Word; readonly away: number }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const partner = partners[at] ?? -1;
    if (partner < 0 || printed.forms[partner] !== form || !isWholeWord(text, at)) continue;
    const word = wordAt(text, at);
    if (word !== undefined && isOfPrint(word, like))
      samples.push({ word, away: Math.abs(word.page.page - like.page.page) });
  }
  return samples
    .toSorted((x, y) => x.away - y.away)
    .slice(0, mostSamples)
    .flatMap(({ word }) => cutOf(word) ?? []);
}

const isWholeWord = ({ firstWords, lastWords, passageOf }: ReadingText, token: number): boolean =>
  firstWords[token] === lastWords[token] &&
  (passageOf[token] !== passageOf[token + 1] || firstWords[token + 1] !== firstWords[token]) &&
  (passageOf[token] !== passageOf[token - 1] || lastWords[token - 1] !== firstWords[token]);

const isOfPrint = (word: Word, like: Word): boolean =>
  isPictured(word.page) &&
  Math.abs(word.size - like.size) < like.size * otherSize &&
  Math.abs(word.page.slope - like.page.slope) < otherSlope;

const cutOf = ({ page, left, top, right, bottom }: Word): InkCut | undefined =>
  inkMapOf(page)?.cut(unlevelled([left - ends, top + (bottom - top) * aboveLetters, right + ends, bottom], page));

/** Dots by which two cuts are moved against each other at most. */
const [farAcross, farDown] = [4, 3];

interface UnlikeInk {
  readonly total: number;
  readonly inLetter: number;
}

/** The most ink within the width of a letter that only one of two cuts has, where they are laid upon each other best. */
function unlikeInk(a: InkCut, b: InkCut): UnlikeInk {
  const [wideA, wideB] = [spread(a), spread(b)];
  let best: UnlikeInk | undefined;
  for (let down = -farDown; down <= farDown; down += 1)
    for (let across = -farAcross; across <= farAcross; across += 1) {
      const columns = new Uint16Array(Math.max(a.width, b.width) + 2 * farAcross);
      const total =
        countOutside(a, wideB, { across, down }, columns, farAcross) +
        countOutside(b, wideA, { across: -across, down: -down }, columns, farAcross - across);
      if (best === undefined || total < best.total)
        best = { total, inLetter: densest(columns, Math.ceil(a.height / 2)) };
    }
  return best ?? { total: 0, inLetter: 0 };
}

/** Counts the ink of one cut that has none of the other near it, by columns. */
function countOutside(
  cut: InkCut,
  other: InkCut,
  { across, down }: { readonly across: number; readonly down: number },
  columns: Uint16Array,
  first: number,
): number {
  let total = 0;
  for (let y = 0; y < cut.height; y += 1)
    for (let x = 0; x < cut.width; x += 1) {
      if (cut.dots[y * cut.width + x] !== 1 || dotAt(other, x + across, y + down) === 1) continue;
      total += 1;
      const column = x + first;
      columns[column] = (columns[column] ?? 0) + 1;
    }
  return total;
}

const dotAt = ({ width, height, dots }: InkCut, x: number, y: number): number =>
  x < 0 || y < 0 || x >= width || y >= height ? 0 : (dots[y * width + x] ?? 0);

/** Ink with a dot more on all sides. */
function spread(cut: InkCut): InkCut {
  const dots = new Uint8Array(cut.dots.length);
  for (let y = 0; y < cut.height; y += 1)
    for (let x = 0; x < cut.width; x += 1) {
      let found = 0;
      for (let step = 0; step < 9 && found === 0; step += 1)
        found = dotAt(cut, x + (step % 3) - 1, y + Math.floor(step / 3) - 1);
      dots[y * cut.width + x] = found;
    }
  return { ...cut, dots };
}

function densest(columns: Uint16Array, width: number): number {
  let [sum, most] = [0, 0];
  for (let at = 0; at < columns.length; at += 1) {
    sum += (columns[at] ?? 0) - (at < width ? 0 : (columns[at - width] ?? 0));
    most = Math.max(most, sum);
  }
  return most;
}
