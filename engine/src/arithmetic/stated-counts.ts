import { factsOfPassage, printed, type Fact, type FactDocument } from '../facts/fact.ts';
import { amountOf } from '../facts/tables/tables.ts';
import type { Passage } from '../layout/passage.ts';
import type { Relation } from './relation.ts';
import { isTotalLabel } from '../facts/words/total-label.ts';

/** Words that announce the rows below: `the following six keys`, `les six clés suivantes`. */
const following =
  /(?<![a-zß-ɏ])(?:following|folgende[nrs]?|nachstehende[nrs]?|suivante?s?|ci-dessous|siguientes|seguenti|listed below|set out below)(?![a-zß-ɏ])/i;
/** Words around the number in which it is announced. */
const reach = 4;
/** Fewer rows are told one by one; of more than one too many or too few something else is counted. */
const fewest = 3;
const farthest = 1;

/** What a paragraph says how many rows the table below it has. */
export function statedCounts(document: FactDocument): Relation[] {
  return document.passages.flatMap((passage, position) => {
    if (passage.kind !== 'paragraph' || document.passages[position + 1]?.kind !== 'row') return [];
    const counts = factsOfPassage(document, position).filter((fact) => isAnnounced(passage, fact));
    const [count] = counts;
    const amount = count === undefined || counts.length > 1 ? undefined : amountOf(document, count);
    const rows = rowsBelow(document, position);
    if (amount === undefined || rows === undefined || Math.abs(rows - amount.value) > farthest) return [];
    return [
      { output: amount, inputs: [], expected: rows, slack: 0, needed: () => undefined, formula: { kind: 'rows' } },
    ];
  });
}

function isAnnounced({ words }: Passage, { value, start, end }: Fact): boolean {
  if (value.type !== 'number' || value.low !== value.high || value.upper !== undefined || value.low < fewest)
    return false;
  return (
    value.bound === 'exact' &&
    Number.isInteger(value.low) &&
    following.test(printed(words.slice(Math.max(0, start - reach), end + reach)))
  );
}

/** Rows that are alike; undefined where some are not, so that it is not told what counts as one. */
function rowsBelow({ passages }: FactDocument, position: number): number | undefined {
  const table = passages[position + 1]?.table;
  const rows: Passage[] = [];
  for (let at = position + 1; passages[at]?.kind === 'row' && passages[at]?.table === table; at += 1) {
    const row = passages[at];
    if (row !== undefined && row.isHead !== true && !isTotalLabel(printed(row.words.slice(0, 3)))) rows.push(row);
  }
  const [first] = rows;
  const isEven = rows.every(({ cells }) => cells.length === first?.cells.length);
  return rows.length >= fewest && isEven && passages[position + 1]?.isHead === true ? rows.length : undefined;
}
