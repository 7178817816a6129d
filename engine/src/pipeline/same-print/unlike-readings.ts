import type { Box } from '@app/shared/contracts';
import { Bands } from '../../pdf/bands.ts';
import type { ReadPage } from '../../pdf/read-document.ts';

/** One place on two pages that look alike, with the words that were read there, by index. */
export interface UnlikeReading {
  /** Of each of them once: programs space words out in their own ways. */
  readonly boxes: readonly Box[];
  readonly a: readonly number[];
  readonly b: readonly number[];
}

/** Points by which places of one word differ on two pages of one print, by which its width does, and by which words of one place are apart. */
const [aside, wider, apart] = [2, 0.5, 8];
/**
 * Part of the words of two pages that stand where the other one has a word as wide, at least; on others the print is another one. Counted within a point,
 * 11 of 86 pages that were saved again had less and the others at least .67; pages of one template with other values had .50 to .58.
 */
const sameShare = 0.67;
/** More words than this that differ are no damage. */
const mostUnlike = 600;

/** Where two pages of one print were read otherwise and either reading is doubtful: read from a picture or not at all, with signs beside letters and digits, or with other letters that are exactly as wide. */
export function unlikeReadings(a: ReadPage, b: ReadPage): UnlikeReading[] {
  if (a.turn !== b.turn || Math.abs(a.width - b.width) > 1 || Math.abs(a.height - b.height) > 1) return [];
  if (!areOnePrint(a, b)) return [];
  const [onlyA, onlyB] = withoutPartners(a, b);
  const unlike = onlyA.length + onlyB.length;
  if (unlike === 0 || unlike > mostUnlike) return [];
  const readings = regionsOf([...onlyA.map((word) => ({ page: a, word })), ...onlyB.map((word) => ({ page: b, word }))])
    .toSorted((one, other) => firstOf(one) - firstOf(other))
    .map(({ words }) => ({
      boxes: boxesOf(words),
      a: words.filter(({ page }) => page === a).map(({ word }) => word),
      b: words.filter(({ page }) => page === b).map(({ word }) => word),
    }));
  const doubts = readings.map((reading) => doubtOf(a, b, reading));
  // Where some words were changed, others may have been.
  const leastDoubt = doubts.includes(noDoubt) ? someDoubt : noDoubt;
  return readings.filter((_, at) => (doubts[at] ?? noDoubt) > leastDoubt);
}

/** Whether most words of either page have one in their place, whatever it was read as. */
function areOnePrint(a: ReadPage, b: ReadPage): boolean {
  if ([a, b].every((page) => firstSeen(page) === 0)) return true;
  const [long, short] = a.texts.length > b.texts.length ? [a, b] : [b, a];
  const places = placesOf(short);
  let rest = long.texts.length * (1 - sameShare);
  for (let word = 0; rest >= 0 && word < long.texts.length; word += 1) {
    const box = boxOf(long, word);
    if (!places.at((box[1] + box[3]) / 2).some((other) => areInOnePlace(box, other))) rest -= 1;
  }
  return rest >= 0;
}

const known = new WeakMap<ReadPage, Bands<Box>>();

/** Where words stand: each page is held against those of all other documents. */
function placesOf(page: ReadPage): Bands<Box> {
  const places = known.get(page) ?? new Bands<Box>();
  if (!known.has(page))
    for (const word of page.texts.keys()) {
      const box = boxOf(page, word);
      places.add(box[1], box[3], box);
    }
  known.set(page, places);
  return places;
}

/** Programs measure the height of a line in their own ways; its middle stays. */
const standAlike = ([left, top, , bottom]: Box, [otherLeft, otherTop, , otherBottom]: Box): boolean =>
  Math.abs(otherLeft - left) <= aside && Math.abs(otherTop + otherBottom - top - bottom) / 2 <= aside;

const areInOnePlace = (one: Box, other: Box): boolean => standAlike(one, other) && Math.abs(other[2] - one[2]) <= aside;

/** The first word that was read from a picture: they come behind those of the text layer. */
export const firstSeen = ({ ocr, texts, notes }: ReadPage): number => (ocr ? 0 : texts.length - (notes?.seen ?? 0));

export const textsOf = ({ texts }: ReadPage, words: readonly number[]): string[] =>
  words.map((word) => texts[word] ?? '');

/** How doubtful two readings are: not at all; where nothing else was changed; in any case. */
const [noDoubt, someDoubt, fullDoubt] = [0, 1, 2];

function doubtOf(a: ReadPage, b: ReadPage, { a: ofA, b: ofB }: UnlikeReading): number {
  const [one, other] = [textsOf(a, ofA).join(''), textsOf(b, ofB).join('')];
  // Words in places of their own may be cut otherwise.
  if (one === other) return ofA.length === ofB.length ? noDoubt : fullDoubt;
  if (ofA.some((word) => word >= firstSeen(a)) || ofB.some((word) => word >= firstSeen(b))) return fullDoubt;
  if (one === '' || other === '') return someDoubt;
  const changed = without(one, other) + without(other, one);
  if (hasSign(one + other) || /[^ -~]/u.test(changed)) return fullDoubt;
  return /[A-Za-z]/u.test(changed) && areAsWide([a, ofA], [b, ofB]) ? someDoubt : noDoubt;
}

/** Other letters take more room or less. */
function areAsWide(...both: readonly (readonly [page: ReadPage, words: readonly number[]])[]): boolean {
  const [one = [], other = []] = both.map(([page, words]) => {
    const boxes = words.map((word) => boxOf(page, word));
    return [Math.min(...boxes.map(([left]) => left)), Math.max(...boxes.map(([, , right]) => right))];
  });
  return one.every((edge, at) => Math.abs(edge - (other[at] ?? 0)) <= wider);
}

/** What is neither a letter of Latin nor a digit, a stop or a currency: such characters are damaged most often, and others beside them. */
const hasSign = (text: string): boolean => /[^ -~\p{Script=Latin}\p{P}\p{Sc}]/u.test(text);

/** What is left of a text without the characters of another one. */
function without(text: string, other: string): string {
  let rest = other;
  return Array.from(text).reduce((left, character) => {
    const at = rest.indexOf(character);
    if (at < 0) return left + character;
    rest = rest.slice(0, at) + rest.slice(at + character.length);
    return left;
  }, '');
}

const boxOf = ({ boxes }: ReadPage, word: number): Box => {
  const at = word * 4;
  return [boxes[at] ?? 0, boxes[at + 1] ?? 0, boxes[at + 2] ?? 0, boxes[at + 3] ?? 0];
};

/** The words of each page that the other one has not in the same place. */
function withoutPartners(a: ReadPage, b: ReadPage): [number[], number[]] {
  const places = new Map<string, Set<number>>();
  for (const [word, text] of b.texts.entries()) {
    const known = places.get(text);
    if (known === undefined) places.set(text, new Set([word]));
    else known.add(word);
  }
  const onlyA = a.texts.flatMap((text, word) => {
    const box = boxOf(a, word);
    for (const other of places.get(text) ?? []) {
      if (!standAlike(box, boxOf(b, other))) continue;
      places.get(text)?.delete(other);
      return [];
    }
    return [word];
  });
  const onlyB = new Set([...places.values()].flatMap((words) => Array.from(words)));
  return [onlyA, Array.from(onlyB).toSorted((x, y) => x - y)];
}

function boxesOf(words: Region['words']): Box[] {
  const boxes: Box[] = [];
  for (const { page, word } of words) {
    const box = boxOf(page, word);
    if (!boxes.some((other) => areInOnePlace(other, box))) boxes.push(box);
  }
  return boxes;
}

/** In the order of reading. */
const firstOf = ({ words }: Region): number => Math.min(...words.map(({ word }) => word));

interface Region {
  readonly box: Box;
  readonly words: readonly { readonly page: ReadPage; readonly word: number }[];
}

/** Words that stand over each other and beside each other. */
function regionsOf(words: Region['words']): Region[] {
  let regions: Region[] = [];
  for (const one of words) {
    const box = boxOf(one.page, one.word);
    const joined = regions.filter((region) => touch(region.box, box));
    const whole = joined.reduce<Region>((sum, region) => join(sum, region), { box, words: [one] });
    regions = [...regions.filter((region) => !joined.includes(region)), whole];
  }
  return regions;
}

const touch = ([left, top, right, bottom]: Box, [left2, top2, right2, bottom2]: Box): boolean =>
  left - right2 < apart &&
  left2 - right < apart &&
  Math.min(bottom, bottom2) - Math.max(top, top2) > Math.min(bottom - top, bottom2 - top2) / 2;

const join = (one: Region, other: Region): Region => ({
  box: [
    Math.min(one.box[0], other.box[0]),
    Math.min(one.box[1], other.box[1]),
    Math.max(one.box[2], other.box[2]),
    Math.max(one.box[3], other.box[3]),
  ],
  words: [...other.words, ...one.words],
});
