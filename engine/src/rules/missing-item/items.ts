import type { FactDocument } from '../../facts/fact.ts';
import type { Passage } from '../../layout/passage.ts';
import { markerLength } from '../../layout/list-marker.ts';

/** Something that a document lists: `words.slice(start, end)` of a passage. */
export interface Item {
  readonly passage: number;
  readonly start: number;
  readonly end: number;
  /** Position of the sentence. */
  readonly unit: number;
  /** Words at its start that name it: the first cell of a row. */
  readonly label: readonly string[];
}

/** Longest line of a list, in words. */
const longestLine = 12;

/** Rows, lines of lists and numbered sentences. */
export function listedItems(document: FactDocument): Item[] {
  return document.units.flatMap((unit, index) => {
    const passage = document.passages[unit.passage];
    if (passage === undefined || passage.isHead === true) return [];
    if (passage.kind === 'row') return [rowItem(passage, unit.passage, index)];
    if (passage.kind !== 'paragraph') return [];
    const lines = linesOf(passage).filter(([start, end]) => start >= unit.start && end <= unit.end);
    if (lines.length > 0 && isList(passage))
      return lines.map(([start, end]) => ({ passage: unit.passage, start, end, unit: index, label: [] }));
    const isNumbered = unit.start === 0 && markerLength(passage.words) > 0;
    return isNumbered ? [{ passage: unit.passage, start: 0, end: unit.end, unit: index, label: [] }] : [];
  });
}

function rowItem(passage: Passage, position: number, unit: number): Item {
  const label = passage.words.slice(0, passage.cells[0]?.end ?? 0).map((word) => word.text);
  return { passage: position, start: 0, end: passage.words.length, unit, label };
}

/** The printed lines of a passage, as ranges of its words. */
function linesOf({ words }: Passage): [number, number][] {
  const lines: [number, number][] = [];
  for (const [at, word] of words.entries()) {
    const last = lines.at(-1);
    const previous = words[at - 1];
    const isSame = previous !== undefined && previous.page === word.page && word.top - previous.top < word.size / 2;
    if (last !== undefined && isSame) last[1] = at + 1;
    else lines.push([at, at + 1]);
  }
  return lines;
}

/** Every line opens like an item and is short. */
function isList(passage: Passage): boolean {
  const lines = linesOf(passage);
  return (
    lines.length > 1 &&
    lines.every(
      ([start, end]) => end - start <= longestLine && /^\W*[\p{Lu}\d•·–-]/u.test(passage.words[start]?.text ?? ''),
    )
  );
}
