import type { Passage } from '../../layout/passage.ts';
import { textValue, type Value } from './value.ts';

const revisionHead = /^(?:rev|revision|révision|revisión|index|ind|indice|índice|issue|ausgabe|änd|änderung)\.?$/i;
interface RevisionCell {
  readonly start: number;
  readonly end: number;
  readonly value: Value;
}

/** Letters and numbers alone in a column whose head says that they are revisions. */
export const revisionCells = ({ kind, cells, words }: Passage): RevisionCell[] =>
  kind !== 'row'
    ? []
    : cells.flatMap(({ start, end, header }) => {
        const text = words[start]?.text ?? '';
        const isRevision = end === start + 1 && revisionHead.test(header) && /^(?:[A-Z]|\d{1,2})$/u.test(text);
        return isRevision ? [{ start, end, value: textValue('identifier', text.toLowerCase(), 'revision') }] : [];
      });
