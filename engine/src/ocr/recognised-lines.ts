import { mendDegrees } from './mend-degrees.ts';
import { mendUnits } from './mend-units.ts';
import { mendSectionSigns } from './mend-section-signs.ts';
import type {
  PixelBox,
  RecognisedLine,
  RecognisedWord,
  TesseractLine,
  TesseractSymbol,
  TesseractWord,
} from './recognised-text.ts';

/** A mark without letters and digits that was recognised with less confidence than this is dirt on the glass. */
const dirtBelow = 50;
/** What is recognised within another word with less confidence than this is a part of its letters: the dots of `ii`. */
const partBelow = 60;
/** A gap of so many heights of a word may lie between columns of text. */
const columnGap = 1.3;
/** Part of its height by which a word with tails hangs below its line. */
const descent = 0.24;
/** Capitals are so many times as high as small letters without a stroke upwards. */
const capitalsToSmall = 1.42;
/** The band of a printed font, in heights of its capitals above and below the baseline. */
const [bandAbove, bandBelow] = [1.25, 0.31];
/** A bullet ends so far above the baseline and stands so far behind what is left of it, in heights of capitals. */
const [floatsAbove, bulletGap] = [0.14, 2];

/** A mark recognised with this confidence is what it seems to be. */
const surely = 75;

const isWordlike = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** The lines of a page with the bands that their letters stand in. */
export function collectLines(lines: readonly TesseractLine[]): RecognisedLine[] {
  const read = lines.map(toLine).filter(({ words }) => words.length > 0);
  return mendUnits(mendDegrees(mendSectionSigns(withoutParts(read))));
}

function toLine(line: TesseractLine): RecognisedLine {
  const { x0, y0, x1, y1 } = line.baseline;
  const slope = x1 > x0 ? (y1 - y0) / (x1 - x0) : 0;
  const whole = bandOf(line.words, slope, line.bbox) ?? { level: y0 - slope * x0, height: line.bbox.y1 - line.bbox.y0 };
  const read = line.words.flatMap((word, index): TesseractWord[] => {
    if (isBullet(word, line.words[index - 1], slope, whole)) return [{ ...word, text: '•', confidence: 100 }];
    return isWordlike(word.text) || word.confidence >= dirtBelow ? [word] : [];
  });
  const words = splitAtGaps(read).flatMap((part) => placeWords(part, slope, bandOf(part, slope, line.bbox) ?? whole));
  return { slope, width: x1 - x0, words };
}

/** What stands far apart may be set in columns of its own, on lines of its own. */
function splitAtGaps(words: readonly TesseractWord[]): TesseractWord[][] {
  const groups: TesseractWord[][] = [];
  let previous: TesseractWord | undefined;
  for (const word of words) {
    const height = word.bbox.y1 - word.bbox.y0;
    if (previous === undefined || word.bbox.x0 - previous.bbox.x1 > height * columnGap) groups.push([word]);
    else groups.at(-1)?.push(word);
    previous = word;
  }
  return groups;
}

/** Where letters stand: their baseline, as it would be at the left edge of the page, and the height of capitals. */
interface Band {
  readonly level: number;
  readonly height: number;
}

const sunkBy = ({ bbox }: TesseractSymbol, slope: number): number => (slope * (bbox.x0 + bbox.x1)) / 2;

/** Characters that were found in the picture; others are given the box of their line, and some paper around it. */
const foundIn = (words: readonly TesseractWord[], line: PixelBox): TesseractSymbol[] =>
  words
    .flatMap((word): readonly TesseractSymbol[] => word.symbols ?? [word])
    .filter(({ bbox }) => bbox.y0 >= line.y0 && bbox.y1 <= line.y1);

/** Lines are told apart by their heights: a line of small letters only must not seem lower than its neighbours. */
function bandOf(words: readonly TesseractWord[], slope: number, line: PixelBox): Band | undefined {
  const wordlike = foundIn(words, line).filter(({ text }) => isWordlike(text));
  const standing = wordlike.filter(({ text }) => !/[gjpqyçQJ,;()[\]{}/$§|@]/u.test(text));
  const level =
    median(standing.map((word) => word.bbox.y1 - sunkBy(word, slope))) ??
    median(wordlike.map((word) => word.bbox.y1 - (word.bbox.y1 - word.bbox.y0) * descent - sunkBy(word, slope)));
  if (level === undefined) return undefined;
  const tall = wordlike.filter(({ text }) => /[\p{Lu}\p{N}bdfhkl]/u.test(text));
  const height = median(
    (tall.length > 0 ? tall : wordlike).map((word) => {
      const above = level + sunkBy(word, slope) - word.bbox.y0;
      return /[\p{Lu}\p{N}bdfhijklt]/u.test(word.text) ? above : above * capitalsToSmall;
    }),
  );
  return height === undefined || height <= 0 ? undefined : { level, height };
}

function placeWords(words: readonly TesseractWord[], slope: number, { level, height }: Band): RecognisedWord[] {
  return words.map((word) => {
    const baseline = level + sunkBy(word, slope);
    const { x0, y0, x1, y1 } = word.bbox;
    // A lone capital I.
    const isStem = word.text === '|' && y1 - y0 > height * 0.8 && y1 - baseline < height * 0.2;
    return {
      text: isStem ? 'I' : word.text,
      confidence: word.confidence,
      ...(word.again === undefined ? {} : { again: word.again }),
      left: x0,
      right: x1,
      top: baseline - height * bandAbove,
      bottom: baseline + height * bandBelow,
    };
  });
}

/** A dot that floats over the baseline before an item: it is taken for any mark, and for an e or an o. */
function isBullet(
  { text, confidence, bbox }: TesseractWord,
  before: TesseractWord | undefined,
  slope: number,
  { level, height }: Band,
): boolean {
  if (!/^[^"'“”‘’°^\p{L}\p{N}-]$|^[eo]$/u.test(text) || (confidence >= surely && !/[•·*]/u.test(text))) return false;
  if (before !== undefined && bbox.x0 - before.bbox.x1 < height * bulletGap) return false;
  const baseline = level + (slope * (bbox.x0 + bbox.x1)) / 2;
  const size = bbox.y1 - bbox.y0;
  return baseline - bbox.y1 > height * floatsAbove && baseline - bbox.y0 < height && size > height * 0.2;
}

function median(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

/** Leaves out what was recognised twice: a word within the box of one that was recognised better. */
function withoutParts(lines: readonly RecognisedLine[]): RecognisedLine[] {
  const sure = lines.flatMap(({ words }) => words.filter(({ confidence }) => confidence >= partBelow));
  const isPart = (word: RecognisedWord): boolean =>
    word.confidence < partBelow &&
    sure.some(
      ({ left, right, top, bottom }) =>
        left <= word.left && right >= word.right && top < (word.top + word.bottom) / 2 && bottom > word.top,
    );
  return lines
    .map((line) => Object.assign({}, line, { words: line.words.filter((word) => !isPart(word)) }))
    .filter(({ words }) => words.length > 0);
}
