import type { Fact, FactDocument } from '../../facts/fact.ts';
import type { Passage } from '../../layout/passage.ts';

/** Numbers of a row without heads from which on none of them says by itself of what it is. */
const manyBare = 4;

/** A number of a column without a head, beside others: who knows of what. */
export function isBareInRow(
  { document, passage, start, value }: Fact,
  other: Fact,
  documents: readonly FactDocument[],
): boolean {
  const row = documents[document]?.passages[passage];
  const cells = row?.cells ?? [];
  if (value.type !== 'number' || cells.find((cell) => start >= cell.start && start < cell.end)?.header !== '')
    return false;
  if (other.value.type === 'money') return cells.length > 2;
  const isNumber = ({ start: from, end }: Passage['cells'][number]): boolean =>
    end - from === 1 && /^[\d.,]+$/u.test(row?.words[from]?.text ?? '');
  return other.source === 'cell' && cells.filter(isNumber).length >= manyBare;
}
