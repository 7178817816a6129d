import type { Passage } from '../../layout/passage.ts';
import { compact } from './find-identifiers.ts';
import type { PlaceOfValue } from '../slot.ts';
import { textValue, type Value } from './value.ts';

/** A drawing or a paper by its number: `D-4412`, `SPC-2207`, `Z118`. */
const numbered = /^(?=\D*\d)[A-Za-zªµºÀ-ÖØ-ӿ][A-Za-zªµºÀ-ÖØ-ӿ\d]*(?:[-/.]?[A-Za-zªµºÀ-ÖØ-ӿ\d]+)*$/u;
const revisionHead = /^(?:rev|revision|révision|revisión|index|ind|indice|índice|issue|ausgabe|änd|änderung)\.?$/i;
/** Words between the number of a drawing and its revision. */
const numberWithin = 6;

/** The family of the drawing or paper whose revision stands at a place: `drawing D-4412 rev. B`. */
export function revisedThing({ passage, start, end, from, to }: PlaceOfValue): string | undefined {
  const inRow = passage.kind === 'row';
  const before = codeIn(passage, inRow ? 0 : Math.max(from, start - numberWithin), start, true);
  const code = before ?? codeIn(passage, end, inRow ? passage.words.length : Math.min(to, end + numberWithin), false);
  return code === undefined ? undefined : `revision ${code}`;
}

function codeIn({ words }: Passage, from: number, to: number, isLast: boolean): string | undefined {
  const codes = words
    .slice(from, to)
    .map(({ text }) => text.replace(/^[^A-Za-zªµºÀ-ÖØ-ӿ]+|[^A-Za-zªµºÀ-ÖØ-ӿ\d]+$/gu, ''))
    .filter((text) => numbered.test(text));
  const code = isLast ? codes.at(-1) : codes[0];
  return code === undefined ? undefined : compact(code);
}

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
