import { describe, expect, it } from '@jest/globals';
import type { AnalysisResult } from '@app/shared/contracts';
import { aDocument } from '../testing/a-document.ts';
import { compareDocuments } from './compare-documents.ts';
import { dateOrderNotes } from './date-order-notes.ts';

const terms = [
  '1.1 The carrier moves the goods from the mill to the quay by lorry every weekday.',
  '1.2 The carrier shall insure the goods against theft and fire during carriage.',
  '1.3 The law of England applies to this contract and its courts decide.',
];
const compared = (a: string, b: string): AnalysisResult =>
  compareDocuments([aDocument('a.pdf', [...terms, a]), aDocument('b.pdf', [...terms, b])]).result;
const noteOf = ({ documents }: AnalysisResult): readonly string[] => documents[0]?.warnings ?? [];
const said =
  'Nothing in this document shows whether the day or the month comes first in its dates, such as 03/04/2027. Such a date agrees with either reading.';

describe(dateOrderNotes.name, () => {
  it.each(['4 March 2027', '3 April 2027'])('says of 03/04/2027 that it may be %s, and finds nothing', (date) => {
    const result = compared('1.4 Delivery on 03/04/2027 at noon.', `1.4 Delivery on ${date} at noon.`);
    expect(result.findings).toEqual([]);
    expect(noteOf(result)).toEqual([said]);
  });

  it('is silent where another date shows the order, and where the other one is neither', () => {
    const ordered = compared(
      '1.4 From 25/02/2027 to 03/04/2027 at noon.',
      '1.4 From 25 February 2027 to 4 March 2027 at noon.',
    );
    expect(noteOf(ordered)).toEqual([]);
    expect(ordered.findings).toHaveLength(1);
    const other = compared('1.4 Delivery on 03/04/2027 at noon.', '1.4 Delivery on 5 May 2027 at noon.');
    expect(noteOf(other)).toEqual([]);
    expect(other.findings).toHaveLength(1);
  });

  it('does not take two dates of figures for one day', () => {
    expect(compared('1.4 Delivery on 03/04/2027.', '1.4 Delivery on 04/03/2027.').findings).toHaveLength(1);
  });
});
