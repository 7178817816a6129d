import type { Box } from '@app/shared/contracts';
import type { Word } from '../../layout/word.ts';
import type { ReadPage } from '../../pdf/read-document.ts';
import type { ReadingText } from '../../layout/reading-text/index.ts';
import { inkMapOf } from './ink-map.ts';
import { areSettled, lengthOf, none, type Span } from '../change-map.ts';
import { wordAt, wordsOf } from '../token-places.ts';
import { bandOf, isPictured, unlevelled } from './unlevelled.ts';

/** One side of a change with its partners on the other one. */
export interface ScannedPlace {
  readonly printed: ReadingText;
  /** The words that the recogniser did not read. */
  readonly span: Span;
  readonly read: ReadingText;
  /** What was read in their place, if anything. */
  readonly at: Span;
  /** For each token of the recognised text its partner, or a negative number. */
  readonly partners: Int32Array;
}

/** Part of the ink that words of the page have along their width: less is a speck, or the end of a stroke. */
const speckShare = 0.35;
/** Part of the width of words that they need at least. */
const closedShare = 0.6;
/** Of the size of the type, what is left out next to the words on both sides: boxes of words are not exact. */
const margin = 0.12;

export type Room = 'closed' | 'blank' | 'inked';

/**
 * Whether words that a recogniser did not read are on its page: `closed` where the words around them have closed up,
 * `blank` where there is room and no ink, `inked` where there is ink that may be theirs. `undefined` where that cannot be seen.
 */
export function roomFor(place: ScannedPlace): Room | undefined {
  const rooms = placesOfRepeated(place).map(roomAt);
  return rooms.includes('inked') ? 'inked' : rooms[0];
}

/** Where one of several equal words in a row is not read, it may be any of them: the place as it is given comes first. */
function placesOfRepeated(given: ScannedPlace): AnchoredPlace[] {
  const { printed, span, at, partners } = given;
  const { keys } = printed;
  const place = anchored(given);
  const places = [place];
  for (let by = 0; keys[span[0] + by] === keys[span[1] + by] && partners[at[1] + by] === span[1] + by; by += 1)
    places.push(slid(place, by + 1));
  for (let by = 1; keys[span[0] - by] === keys[span[1] - by] && partners[at[0] - by] === span[0] - by; by += 1)
    places.push(slid(place, -by));
  return places;
}

/** A place with the tokens of the recognised text that stand for its neighbours, where they are known. */
interface AnchoredPlace extends ScannedPlace {
  readonly before: number | undefined;
  readonly behind: number | undefined;
}

/** Where the words around a gap are read in another order, or settled in another way, they still show where it is. */
function anchored(given: ScannedPlace): AnchoredPlace {
  const { partners, span } = given;
  const place = { ...given, at: behindSettled(given) };
  const [before, behind] = [
    partners[place.at[0] - 1] === span[0] - 1 || place.at !== given.at ? place.at[0] - 1 : undefined,
    partners[place.at[1]] === span[1] ? place.at[1] : undefined,
  ];
  if ((before === undefined) === (behind === undefined)) return { ...place, before, behind };
  const other = partners.indexOf(before === undefined ? span[0] - 1 : span[1]);
  const [left, right] = [lastWordOf(place.read, before ?? other), wordAt(place.read, behind ?? other)];
  const isFound = left !== undefined && right !== undefined && isInLine(left, right);
  return { ...place, before: before ?? (isFound ? other : undefined), behind: behind ?? (isFound ? other : undefined) };
}

/** A place without words before a word that is settled with another print of it, which stands before the gap. */
function behindSettled({ at, span, partners }: ScannedPlace): Span {
  let [from] = at;
  if (lengthOf(at) > 0 || partners[from] === span[1]) return at;
  while (from < partners.length && areSettled(partners, [from, from + 1])) from += 1;
  return partners[from] === span[1] ? [from, from] : at;
}

const slid = (place: AnchoredPlace, by: number): AnchoredPlace => ({
  ...place,
  span: [place.span[0] + by, place.span[1] + by],
  at: [place.at[0] + by, place.at[1] + by],
  before: place.before === undefined ? undefined : place.before + by,
  behind: place.behind === undefined ? undefined : place.behind + by,
});

function roomAt(place: AnchoredPlace): Room | undefined {
  const { before, behind, print, words } = surroundings(place);
  if (print === undefined) return undefined;
  const needed = words.reduce((sum, word) => sum + word.right - word.left, 0) * print.scale;
  // A word that was read together with what is missing is wider than it is printed.
  const wider = Math.max(
    widerBy(before, lastWordOf(place.printed, place.span[0] - 1), print.scale),
    widerBy(behind, wordAt(place.printed, place.span[1]), print.scale),
  );
  const gap =
    before === undefined || behind === undefined || !isInLine(before, behind) ? undefined : behind.left - before.right;
  if (wider >= needed) return 'inked';
  if (gap !== undefined && gap < needed * closedShare) return 'closed';
  const gaps = gapsIn(place);
  if (gaps.length === 0) return undefined;
  return inkedIn(gaps) < needed * print.inked * speckShare ? 'blank' : 'inked';
}

const widerBy = (word: Word | undefined, partner: Word | undefined, scale: number): number =>
  word === undefined || partner === undefined ? 0 : word.right - word.left - (partner.right - partner.left) * scale;

interface Surroundings {
  /** On the recognised page. */
  readonly before: Word | undefined;
  readonly behind: Word | undefined;
  /** In the other document. */
  readonly words: readonly Word[];
  readonly print: Print | undefined;
}

function surroundings(place: AnchoredPlace): Surroundings {
  const { printed, span, read } = place;
  const before = place.before === undefined ? undefined : lastWordOf(read, place.before);
  const behind = place.behind === undefined ? undefined : wordAt(read, place.behind);
  const page = before?.page ?? behind?.page;
  const words = wordsOf(printed, span);
  const isSeen = page !== undefined && isPictured(page) && words.length > 0;
  return { before, behind, words, print: isSeen ? printAround(place) : undefined };
}

/** A part of a line of a recognised page, told by a word of the line or of one above or below it. */
interface Gap {
  readonly word: Word;
  readonly left: number;
  readonly right: number;
  /** Points by which it is lower than the word. */
  readonly down?: number;
}

const gapOf = (word: Word, left: number, right: number): Gap => ({
  word,
  left: left + word.size * margin,
  right: right - word.size * margin,
});

const boxOfGap = ({ word, left, right, down = 0 }: Gap): Box => unlevelled(bandOf(word, left, right, down), word.page);

const inkedIn = (gaps: readonly Gap[]): number =>
  gaps.reduce(
    (sum, gap) => sum + (gap.right <= gap.left ? 0 : (inkMapOf(gap.word.page)?.inkedWidth(boxOfGap(gap)) ?? 0)),
    0,
  );

/** Where the words of a place may be on the recognised page, with the page. */
export const boxesFor = (place: ScannedPlace): { readonly page: ReadPage; readonly box: Box }[] =>
  gapsIn(anchored(place)).map((gap) => ({ page: gap.word.page, box: boxOfGap(gap) }));

function gapsIn(place: AnchoredPlace): Gap[] {
  const { before, behind, print } = surroundings(place);
  if (print === undefined) return [];
  if (before !== undefined && behind !== undefined && isInLine(before, behind))
    return [gapOf(before, before.right, behind.left)];
  return [
    ...gapsBehind(place, before, print.scale),
    ...gapsBefore(place, behind, print.scale),
    ...linesBetween(place, before, behind, print.scale),
  ];
}

/** What is left of the line behind its last word, and as far as the words are printed in this line. */
function gapsBehind({ printed, span, read, at }: ScannedPlace, before: Word | undefined, scale: number): Gap[] {
  if (before === undefined) return [];
  const partner = lastWordOf(printed, span[0] - 1);
  const ends = wordsOf(printed, span).flatMap((word) =>
    partner !== undefined && isInLine(partner, word) ? [before.right + (word.right - partner.right) * scale] : [],
  );
  return [gapOf(before, before.right, Math.max(endOfLines(read, at[0] - 1, before), ...ends))];
}

function gapsBefore({ printed, span, read, at }: ScannedPlace, behind: Word | undefined, scale: number): Gap[] {
  if (behind === undefined) return [];
  const partner = wordAt(printed, span[1]);
  const starts = wordsOf(printed, span).flatMap((word) =>
    partner !== undefined && isInLine(word, partner) ? [behind.left - (partner.left - word.left) * scale] : [],
  );
  return [gapOf(behind, Math.max(0, Math.min(startOfLines(read, at[1], behind), ...starts)), behind.left)];
}

/** Words that are printed in lines of their own, as far from the words around them as there. */
function linesBetween(
  { printed, span }: ScannedPlace,
  before: Word | undefined,
  behind: Word | undefined,
  scale: number,
): Gap[] {
  const anchors = [
    { partner: lastWordOf(printed, span[0] - 1), word: before },
    { partner: wordAt(printed, span[1]), word: behind },
  ].flatMap(({ partner, word }) => (partner === undefined || word === undefined ? [] : [{ partner, word }]));
  const isOwnLine = (one: Word): boolean => anchors.every(({ partner }) => !areLevel(partner, one));
  return wordsOf(printed, span).flatMap((one) =>
    isOwnLine(one)
      ? anchors.flatMap(({ partner, word }): Gap[] => {
          if (partner.page !== one.page) return [];
          const left = word.left + (one.left - partner.left) * scale;
          const right = left + (one.right - one.left) * scale;
          return [{ word, left, right, down: (one.top - partner.top) * scale }];
        })
      : [],
  );
}

const passageWords = ({ passages, passageOf }: ReadingText, token: number, { page }: Word): Word[] =>
  (passages[passageOf[token] ?? -1]?.words ?? []).filter((word) => word.page === page);

const endOfLines = (text: ReadingText, token: number, word: Word): number =>
  Math.max(...passageWords(text, token, word).map(({ right }) => right), word.right);

const startOfLines = (text: ReadingText, token: number, word: Word): number =>
  Math.min(...passageWords(text, token, word).map(({ left }) => left), word.left);

/** Tokens on either side from which the size of the print is taken, and the shortest word that tells it, in letters. */
const around = 30;
const telling = 4;

interface Print {
  /** How much wider words are on the recognised page than in the other document. */
  readonly scale: number;
  /** Part of the width of words that has ink, of those of them that have little. */
  readonly inked: number;
}

/** Part of the words that have less ink. */
const palest = 0.1;

/** How the words around the place are printed that both versions have. */
function printAround({ printed, read, partners, at }: ScannedPlace): Print | undefined {
  const [scales, shares]: [number[], number[]] = [[], []];
  for (let token = Math.max(0, at[0] - around); token < Math.min(read.length, at[1] + around); token += 1) {
    const partnerAt = partners[token] ?? none;
    const [word, partner] = [wordAt(read, token), partnerAt < 0 ? undefined : wordAt(printed, partnerAt)];
    if (word === undefined || partner === undefined || word.text !== partner.text || word.text.length < telling)
      continue;
    const width = Math.max(1, word.right - word.left);
    scales.push(width / Math.max(1, partner.right - partner.left));
    shares.push(inkedIn([{ word, left: word.left, right: word.right }]) / width);
  }
  const [scale, inked] = [quantile(scales, 1 / 2), quantile(shares, palest)];
  return scale === undefined || inked === undefined ? undefined : { scale, inked };
}

const quantile = (numbers: readonly number[], part: number): number | undefined =>
  numbers.toSorted((x, y) => x - y)[Math.floor(numbers.length * part)];

const lastWordOf = ({ passages, passageOf, lastWords }: ReadingText, token: number): Word | undefined =>
  passages[passageOf[token] ?? -1]?.words[lastWords[token] ?? -1];

const areLevel = (a: Word, b: Word): boolean => a.page === b.page && Math.abs(a.top - b.top) < a.size / 4;

const isInLine = (before: Word, behind: Word): boolean => areLevel(before, behind) && behind.left >= before.left;
