import { textOfWords, wordsOfLine, type Line, type Segment } from './build-lines.ts';
import type { Band } from './ruled-bands.ts';
import { isNumeric } from './table-heads.ts';
import type { Word } from './word.ts';

/** Labels are mostly set smaller than what is filled in, by this factor. */
const smallLabel = 0.9;
const longestLabel = 6;
const longestValue = 30;

/** The lines of one box of a form. */
type Box = readonly (readonly Word[])[];

/**
 * The boxes of a form with a label above what is filled in, as a row of label and value each; undefined where the band
 * is a row of a table.
 */
export function labelledBoxes(
  band: Band,
  lines: readonly Line[],
  bands: ReadonlyMap<Band, readonly Line[]>,
): readonly Line[] | undefined {
  const boxes = boxesOf(band, lines);
  const filled = boxes.flatMap((box, index) => (box.length === 0 ? [] : [{ box, right: band.bars[index + 1] ?? 0 }]));
  const labelled = filled.filter(({ box, right }) => isLabelled(box, right));
  if (labelled.length === 0 || labelled.length * 2 < filled.length) return undefined;
  const others = filled.filter((one) => !labelled.includes(one));
  if (others.some(({ box }) => isNumeric(textOfWords(box.flat())))) return undefined;
  const isSmall = labelled.every(({ box: [label, value] }) => sizeOf(label) < sizeOf(value) * smallLabel);
  if (!isSmall && (band.bars.length < 3 || isInTable(band, bands))) return undefined;
  return filled.flatMap(({ box, right }) =>
    isLabelled(box, right) ? [toLine(box, true)] : partsOf(box, right).map((part) => toLine(part, false)),
  );
}

function boxesOf({ bars }: Band, lines: readonly Line[]): Box[] {
  const boxes = bars.slice(1).map((): Word[][] => []);
  for (const line of lines.toSorted((a, b) => a.top - b.top)) {
    const added = new Map<Word[][], Word[]>();
    for (const word of wordsOfLine(line)) {
      const middle = (word.left + word.right) / 2;
      const box =
        boxes[
          Math.max(
            0,
            Math.min(
              bars.findLastIndex((bar) => bar <= middle),
              boxes.length - 1,
            ),
          )
        ] ?? [];
      const known = added.get(box);
      if (known !== undefined) known.push(word);
      else {
        const words = [word];
        added.set(box, words);
        box.push(words);
      }
    }
  }
  return boxes;
}

/** The lines of a box that are not the rest of the line above them. */
function partsOf(box: Box, right: number): Box[] {
  const parts: (readonly Word[])[][] = [];
  for (const line of box) {
    const above = parts.at(-1);
    const last = above?.at(-1);
    if (above === undefined || last === undefined || hasFitted(last, line, right)) parts.push([line]);
    else above.push(line);
  }
  return parts;
}

/** Whether the first word of a line would have fitted on the line above it: it was put on a new one on purpose. */
function hasFitted(above: readonly Word[], line: readonly Word[], right: number): boolean {
  const [last, first] = [above.at(-1), line[0]];
  return (
    last !== undefined && first !== undefined && last.right + (first.right - first.left) + first.size * 0.6 < right
  );
}

/** A short first line, and a second one that was begun although its first word would have fitted on the first. */
function isLabelled([label, ...values]: Box, right: number): boolean {
  const [first] = values;
  if (label === undefined || first === undefined) return false;
  const text = textOfWords(label);
  const value = textOfWords(values.flat());
  const isSmall = sizeOf(label) < sizeOf(first) * smallLabel;
  return (
    label.length <= longestLabel &&
    values.flat().length <= longestValue &&
    /[A-Za-zªµºÀ-ÖØ-ӿ]{2}/u.test(text) &&
    !isNumeric(text) &&
    (isSmall || !/\d/u.test(text)) &&
    !/[,;.]$/u.test(text.replace(/\b(?:no|nr|num|tel)\.$/i, '')) &&
    (isSmall || /^[^\p{Ll}(]/u.test(value)) &&
    (isSmall || hasFitted(label, first, right))
  );
}

const sizeOf = (words: readonly Word[] | undefined): number => Math.max(0, ...(words ?? []).map(({ size }) => size));

/** Another row of the same columns holds numbers in single lines: these boxes are its head, or cells that wrap. */
function isInTable(band: Band, bands: ReadonlyMap<Band, readonly Line[]>): boolean {
  const columns = band.bars.map(Math.round).join(' ');
  return [...bands].some(
    ([other, lines]) =>
      other !== band &&
      other.bars.map(Math.round).join(' ') === columns &&
      boxesOf(other, lines)
        .slice(1)
        .some((box) => box.length === 1 && isNumeric(textOfWords(box[0] ?? []))),
  );
}

function toLine(box: Box, isPair: boolean): Line {
  const [label = [], ...values] = box;
  const words = box.flat();
  const segments = isPair ? [label, values.flat()].map(toSegment) : [toSegment(words)];
  return {
    segments,
    isPair,
    left: Math.min(...words.map((word) => word.left)),
    right: Math.max(...words.map((word) => word.right)),
    top: Math.min(...words.map((word) => word.top)),
    bottom: Math.max(...words.map((word) => word.bottom)),
    size: sizeOf(values[0] ?? label),
  };
}

const toSegment = (words: readonly Word[]): Segment => ({
  words: [...words],
  left: Math.min(...words.map((word) => word.left)),
  right: Math.max(...words.map((word) => word.right)),
});
