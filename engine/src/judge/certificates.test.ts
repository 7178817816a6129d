import { describe, expect, it } from '@jest/globals';
import type { Certificate } from '@app/shared/contracts';
import type { ReadDocument } from '../pdf/read-document.ts';
import { aDocument } from '../testing/a-document.ts';
import { compareFamilies } from '../versions/index.ts';
import { aScan, papersOfDocuments } from '../versions/testing/a-scan.ts';
import { certificatesOf } from './certificates.ts';

const lines = [
  'The tenant shall not assign this lease to any third party whatever',
  'without the written consent of the landlord first had and obtained',
  'yet pays nine hundred dollars upon each quarter day during seven months',
];
const words = lines.join(' ').split(' ').length;
const draft = aDocument('draft.pdf', lines);

function certified(...documents: readonly ReadDocument[]): Certificate[] {
  const papers = papersOfDocuments(...documents);
  return certificatesOf(
    compareFamilies(papers, () => false),
    papers,
  );
}

describe(certificatesOf.name, () => {
  it('accounts for every word of the draft', () => {
    expect(certified(draft, aScan(lines, {}))).toEqual([
      {
        draft: 'd1',
        scan: 'd2',
        words,
        same: words,
        changed: 0,
        unread: 0,
        additions: 0,
        unreadPlaces: [],
        marks: [],
      },
    ]);
  });

  it('takes words that could not be read for neither the same nor changed, and shows both places', () => {
    const [certificate] = certified(draft, aScan(lines, { unread: ['consent'] }));
    expect(certificate).toMatchObject({ same: words - 1, changed: 0, unread: 1 });
    const [place] = certificate?.unreadPlaces ?? [];
    expect(place).toMatchObject({ words: 'consent', draft: { page: 1 }, scan: { page: 1 } });
    const [printed, seen] = [place?.draft.boxes[0], place?.scan?.boxes[0]];
    expect(Math.abs((printed?.[0] ?? 0) - (seen?.[0] ?? 99))).toBeLessThan(6);
  });

  it('counts words that are gone as changed', () => {
    expect(certified(draft, aScan(lines, { blank: ['not'] }))).toMatchObject([
      { same: words - 1, changed: 1, unread: 0, additions: 0 },
    ]);
  });

  it('counts what was added, and names pages with marks', () => {
    const longer = lines.map((line) => line.replace('any third', 'any such other third'));
    expect(certified(draft, aScan(longer, { strokes: [[100, 180, 101, 230]] }))).toMatchObject([
      { same: words, additions: 1, marks: [{ page: 1, count: 1 }] },
    ]);
  });

  it('is of the scan, in whatever order', () => {
    expect(certified(aScan(lines, {}), draft)).toMatchObject([{ draft: 'd2', scan: 'd1' }]);
  });

  it('is not needed where no page was recognised', () => {
    expect(certified(draft, aDocument('other.pdf', lines))).toEqual([]);
  });
});
