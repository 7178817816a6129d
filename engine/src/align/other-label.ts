import type { Fact, FactDocument } from '../facts/fact.ts';
import { stem } from '../facts/stem.ts';
import type { Passage } from '../layout/passage.ts';

/** Words of a label: `Antibiotic:`, the first cell of a row. */
const longestLabel = 5;

/** Both papers label both things: what is under the one label says nothing about what is under the other. */
export function areOfOtherLabels(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  const [first, second] = [documents[a.document], documents[b.document]];
  if (first === undefined || second === undefined) return false;
  const [x, y] = [labelOf(a, first, labelsOf(second)), labelOf(b, second, labelsOf(first))];
  if (x === '' || y === '' || x === y || x.split(' ').some((term) => y.split(' ').includes(term))) return false;
  return labelsOf(second).has(x) && labelsOf(first).has(y);
}

/** The label of a value, or the word at the start of its sentence that is a label in the other paper. */
function labelOf(fact: Fact, { passages, units }: FactDocument, others: ReadonlySet<string>): string {
  const passage = passages[fact.passage];
  const unit = units[fact.sentence];
  if (passage === undefined || unit === undefined) return '';
  const end = labelEnd(passage, unit.start, unit.end);
  if (end > unit.start) return end <= fact.start ? keyOf(passage, unit.start, end) : '';
  const opening = stem(passage.words[unit.start]?.text ?? '');
  return unit.start < fact.start && others.has(opening) ? opening : '';
}

/** Where the label of a row or sentence ends; its start where it has none. */
function labelEnd(passage: Passage, start: number, end: number): number {
  if (passage.kind === 'row') return passage.isHead === true ? start : (passage.cells[0]?.end ?? start);
  const words = passage.words.slice(start, Math.min(end, start + longestLabel));
  return start + words.findIndex(({ text }) => text.endsWith(':')) + 1;
}

const keyOf = ({ words }: Passage, start: number, end: number): string =>
  end - start > longestLabel || words.slice(start, end).some(({ text }) => /\d/u.test(text))
    ? ''
    : words
        .slice(start, end)
        .map(({ text }) => stem(text))
        .filter((term) => term !== '')
        .join(' ');

const known = new WeakMap<FactDocument, ReadonlySet<string>>();

function labelsOf(document: FactDocument): ReadonlySet<string> {
  const cached = known.get(document);
  if (cached !== undefined) return cached;
  const labels = new Set<string>();
  for (const { passage: at, start, end } of document.units) {
    const passage = document.passages[at];
    if (passage !== undefined) labels.add(keyOf(passage, start, labelEnd(passage, start, end)));
  }
  labels.delete('');
  known.set(document, labels);
  return labels;
}
