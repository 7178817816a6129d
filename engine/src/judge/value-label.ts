import { factsOfPassage, type Fact, type FactDocument } from '../facts/fact.ts';
import type { Passage } from '../layout/passage.ts';
import type { Place } from '../rules/rule.ts';

/** What a value is called where it stands. */
export interface ValueLabel {
  readonly text: string;
  /** How well the print names it: 0 a label of its own, 1 the heads of its row and column, 2 the head of its row alone. */
  readonly rank: number;
}

/** Words of a label and a value: a row of more cells is one of a table. */
const cellsOfForm = 2;
/** Words between a label and the value that still tell it from other values of the same label. */
const ownWords = 6;

/** The fact whose value a place shows. */
export function factAt(document: FactDocument, { passage, valueStart, valueEnd }: Place): Fact | undefined {
  return factsOfPassage(document, passage).find((fact) => fact.start >= valueStart && fact.end <= valueEnd);
}

/** The label of a value, or the heads of its row and column; undefined for a value within a sentence. */
export function valueLabel(document: FactDocument, place: Place): ValueLabel | undefined {
  const fact = factAt(document, place);
  const passage = document.passages[place.passage];
  if (fact === undefined || passage === undefined || fact.subject === '') return undefined;
  if (fact.source !== 'label' && fact.source !== 'cell') return undefined;
  const own = ownText(passage, place);
  const isForm = passage.cells.length <= cellsOfForm;
  const subject = tidy(fact.subject);
  const text = own === '' || subject.includes(own) ? subject : `${subject}: ${own}`;
  const rank = fact.source === 'cell' ? 1 : isForm ? 0 : 2;
  return { text: own === '' ? text : `${text} …`, rank };
}

/** Without a bracket that is not closed and the stop at its end. */
const tidy = (text: string): string => text.replace(/(?<=\S)\s*\([^()]*$/u, '').replace(/[\s,;:–—-]+$/u, '');

/** The last words before a value in its cell: they tell one value of a label from another. */
function ownText({ cells, words }: Passage, { valueStart: start }: Place): string {
  const cell = cells.find((other) => start >= other.start && start < other.end);
  if (cell === undefined) return '';
  const before = words.slice(cell.start, start).map((word) => word.text);
  const figure = before.findLastIndex((word) => /\d/u.test(word));
  const last = before.slice(Math.max(figure + 1, before.length - ownWords));
  const text = last.join(' ').replace(/^[\s:–—-]+|[\s:,;–—(-]+$/gu, '');
  return /[A-Za-zªµºÀ-ÖØ-ӿ]{2}/u.test(text) ? text : '';
}
