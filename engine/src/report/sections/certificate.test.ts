import { describe, expect, it } from '@jest/globals';
import type { Certificate } from '@app/shared/contracts';
import { aDocument, aReportInput, openReport, tableText } from '../testing/report-builders.ts';

const certificate: Certificate = {
  draft: 'd1',
  scan: 'd2',
  words: 12034,
  same: 12031,
  changed: 1,
  unread: 2,
  additions: 0,
  unreadPlaces: [
    {
      words: 'ANTHEMIC',
      draft: { page: 2, boxes: [[60, 100, 90, 112]] },
      scan: { page: 3, boxes: [[61, 101, 91, 113]] },
    },
    { words: 'Fee', draft: { page: 4, boxes: [[60, 100, 90, 112]] } },
  ],
  marks: [{ page: 7, count: 2 }],
};

const input = aReportInput({ documents: [aDocument(), aDocument({ id: 'd2', name: 'signed.pdf' })], findings: [] });

async function reportWith(certificates: readonly Certificate[]) {
  return openReport({ ...input, result: { ...input.result, certificates: [...certificates] } });
}

describe('certificate', () => {
  it('accounts for every word, and lists those that could not be read', async () => {
    const { document, text } = await reportWith([certificate]);
    expect(text).toContain('Comparison certificate');
    expect(text).toContain('12,034 words: 12,031 unchanged, 1 changed or missing, 2 unreadable.');
    expect(text).toContain('The scan differs from the draft: 1 word changed or missing.');
    expect(text).toContain('2. Check the 2 unreadable words in the original document against the draft.');
    expect(tableText(document, 'Words that could not be read')).toBe(
      ['Words in the draft | A  lease.pdf | B  signed.pdf', 'ANTHEMIC | page 2 | page 3', 'Fee | page 4 | –'].join(
        '\n',
      ),
    );
  });

  it('is absent where nothing was scanned', async () => {
    expect((await reportWith([])).text).not.toContain('Comparison certificate');
  });
});
