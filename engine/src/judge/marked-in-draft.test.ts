import { describe, expect, it } from '@jest/globals';
import type { AnalysisResult } from '@app/shared/contracts';
import type { ReadDocument } from '../pdf/read-document.ts';
import { compareDocuments } from '../pipeline/compare-documents.ts';
import { aDocument } from '../testing/a-document.ts';
import { isMarkedInDraft } from './marked-in-draft.ts';

const clauses = (fee: string, days: string): string[] => [
  '1.1 The carrier moves the goods from the mill to the quay by lorry every weekday.',
  '1.2 The carrier shall insure the goods against theft and fire during carriage.',
  '',
  `1.3 The mill pays a fee of ${fee} pounds for it.`,
  '',
  `1.4 Either party may end this contract by a notice of ${days} days.`,
];

/** A printed word of the only page, as its box. */
function boxOf(
  { pages: [page] }: ReadDocument,
  text: string,
): [left: number, top: number, right: number, bottom: number] {
  const at = page?.texts.indexOf(text) ?? -1;
  const [left = 0, top = 0, right = 0, bottom = 0] = page?.boxes.slice(at * 4, at * 4 + 4) ?? [];
  return [left, top, right, bottom];
}

const base = aDocument('base.pdf', clauses('48,500', '30'));
const changed = aDocument('draft.pdf', clauses('45,800', '60'));

/** The changed document as a draft: what stood before is struck out right before the new fee, or the new fee is underlined. */
function draft(mark: 'deletion' | 'underline'): ReadDocument {
  const [left, top, right, bottom] = boxOf(changed, '45,800');
  const isDeletion = mark === 'deletion';
  const struckAt = isDeletion ? [left - 30, top, left - 1, bottom] : [500, 700, 530, 712];
  const rulings = isDeletion ? [] : [left, bottom, right, bottom + 0.5];
  return {
    ...changed,
    pages: changed.pages.map((page) => ({ ...page, rulings, notes: { struckOut: 1, struckAt } })),
  };
}

const told = ({ findings }: AnalysisResult): string[] =>
  findings.map(({ explanation }) => explanation.replace(/^.*?(48,500|30 days).*? ((?:M|Not m)arked)/u, '$1: $2'));

describe(isMarkedInDraft.name, () => {
  it.each(['deletion', 'underline'] as const)(
    'tells a change that the draft marks by a %s from one that it does not',
    (mark) => {
      const { result } = compareDocuments([base, draft(mark)]);
      expect(told(result)).toEqual(['48,500: Marked in the draft.', '30 days: Not marked in the draft.']);
      expect(result.changes?.map(({ marked }) => marked)).toEqual([true, false]);
    },
  );

  it('says nothing where neither document is a draft, or both are', () => {
    for (const pair of [
      [base, changed],
      [{ ...draft('deletion'), name: 'base.pdf' }, draft('underline')],
    ])
      expect(compareDocuments(pair).result.changes?.some(({ marked }) => marked !== undefined) ?? false).toBe(false);
  });
});
