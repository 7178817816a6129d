import type { Fact } from '../facts/fact.ts';
import { isAuxiliary } from '../facts/words/helping-words.ts';
import { markerLength } from '../layout/list-marker.ts';
import type { Cell, Passage } from '../layout/passage.ts';
import { classOf } from '../versions/index.ts';

/** `words.slice(from, to)` of a passage. */
type Run = readonly [from: number, to: number];

/** A value with fewer words beside it is read with the clause before it too. */
const fewestBeside = 2;
/** Longer, in words, no clause is joined to another. */
const longestJoined = 24;
/** A cell with more words is read without its label. */
const longestCell = 8;
/** A label that is farther from its value than this many heights of its letters is not read with it. */
const farthestLabel = 8;

/**
 * The words that are read with a value: of a sentence the clause around it, `monthly Base Rent is changed from $8,450.00 to
 * $10,650.00.`; of a row its cell, and the label before it where that is near.
 *
 * @param facts of the passage: no clause ends within a value, `June 14, 2023`
 * @param quote what of the passage is quoted; `value` lies in it
 */
export function clauseAround(passage: Passage, facts: readonly Fact[], quote: Run, value: Run): Run {
  const cell = passage.cells.find(({ start, end }) => start <= value[0] && value[0] < end);
  if (cell === undefined) return clauseIn(passage, facts, behindMarker(passage, quote, value), value);
  const within: Run = [Math.max(quote[0], cell.start), Math.min(quote[1], Math.max(cell.end, value[1]))];
  const clause = clauseIn(passage, facts, within, value);
  const label = clause[0] === cell.start && clause[1] - clause[0] <= longestCell ? labelOf(passage, cell) : undefined;
  return label === undefined || label.start < quote[0] ? clause : [label.start, clause[1]];
}

/** The number of a clause is read with none of its values. */
const behindMarker = ({ words }: Passage, [from, to]: Run, value: Run): Run =>
  from === 0 ? [Math.min(markerLength(words), value[0]), to] : [from, to];

/** The cell before, where it names what stands in this one: not in a row of several below heads that do. */
function labelOf({ cells, words }: Passage, cell: Cell): Cell | undefined {
  const label = cells[cells.indexOf(cell) - 1];
  const [last, first] = [words[(label?.end ?? 0) - 1], words[cell.start]];
  const isHeaded = cell.header !== '' && cells.length > 2;
  if (label === undefined || isHeaded || last === undefined || first === undefined) return undefined;
  const isNamed = words.slice(label.start, label.end).some(({ text }) => /[A-Za-zªµºÀ-ÖØ-ӿ]{2}/u.test(text));
  return isNamed && first.page === last.page && cell.left - label.right <= last.size * farthestLabel
    ? label
    : undefined;
}

function clauseIn(passage: Passage, facts: readonly Fact[], within: Run, value: Run): Run {
  const [from, to] = within;
  const { startFrom, endFrom } = bordersIn(passage, facts, within);
  let [start, end] = [startFrom(value[0]), endFrom(value[1])];
  const isBare = (): boolean => end - start - (value[1] - value[0]) < fewestBeside;
  while (isBare() && start > from) {
    const next = startFrom(start - 1);
    if (end - next > longestJoined) break;
    start = next;
  }
  while (isBare() && end < to) {
    const next = endFrom(end + 1);
    if (next - start > longestJoined) break;
    end = next;
  }
  return [start, end];
}

/** Where a clause begins that has a word behind it, and where one ends that has a word before. */
interface Borders {
  readonly startFrom: (at: number) => number;
  readonly endFrom: (at: number) => number;
}

function bordersIn({ words }: Passage, facts: readonly Fact[], [from, to]: Run): Borders {
  const textAt = (at: number): string => words[at]?.text ?? '';
  const isInValue = (at: number): boolean => facts.some(({ start, end }) => start < at && at < end);
  const isBorder = (at: number): boolean => /[,;]["'”’»)\]]*$|^[–—]$/u.test(textAt(at - 1)) && !isInValue(at);
  /** `… and is paid through February`: what follows says something else. */
  const isOther = (at: number): boolean =>
    classOf(plain(textAt(at))) === 'relation' && isAuxiliary(plain(textAt(at + 1))) && !isInValue(at);
  return {
    startFrom(at) {
      let start = at;
      while (start > from && !isBorder(start)) start -= 1;
      return start;
    },
    endFrom(at) {
      let end = at;
      while (end < to && !isBorder(end) && !isOther(end)) end += 1;
      return end;
    },
  };
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^A-Za-zªµºÀ-ÖØ-ӿ]/gu, '');
