import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import type { Certificate } from '@app/shared/contracts';
import { readPages } from '../../pdf/testing/read-pages.ts';
import { aDocument, aFinding, aReportInput } from '../testing/report-builders.ts';
import { writeCertificate } from './write-pdf-report.ts';

const certificate: Certificate = {
  draft: 'd1',
  scan: 'd2',
  words: 12034,
  same: 12030,
  changed: 1,
  unread: 3,
  additions: 0,
  unreadPlaces: ['ANTHEMIC', 'Fee', 'not'].map((words, at) => ({
    words,
    draft: { page: at + 1, boxes: [[60, 100, 90, 112]] },
    scan: { page: at + 1, boxes: [[60, 100, 90, 112]] },
  })),
  marks: [{ page: 7, count: 2 }],
};

async function pagesOf(certificates: Certificate[]): Promise<string[]> {
  const input = aReportInput({
    documents: [aDocument({ sha256: 'ab12' }), aDocument({ id: 'd2', name: 'signed.pdf', sha256: 'cd34' })],
    findings: [aFinding({ rule: 'version-value', subject: '4, Rent: £1,200 → £1,350' })],
    changes: [],
  });
  const sink = new PassThrough();
  const [bytes] = await Promise.all([
    buffer(sink),
    writeCertificate({ ...input, result: { ...input.result, certificates } }, sink),
  ]);
  return readPages(bytes);
}

describe(writeCertificate.name, () => {
  it('tells on one page what was compared, what it came to, every change and every doubt', async () => {
    const [page = '', ...further] = await pagesOf([certificate]);
    expect(further).toEqual([]);
    const told = [
      'Comparison certificate',
      'Certificate 4f7a-19c2, created on',
      'SHA-256 ab12',
      'SHA-256 cd34',
      'The scan differs from the draft: 1 word changed or missing.',
      '12,034 words: 12,030 unchanged, 1 changed or missing, 3 unreadable.',
      '1. Ask the other party',
      '2. Check the 3 unreadable words',
      '3. Check who signed',
      '4, Rent: £1,200 → £1,350',
      'ANTHEMIC',
      'not page 3 page 3',
    ];
    expect(told.filter((words) => !page.includes(words))).toEqual([]);
  });

  it('goes on over further pages where it must', async () => {
    const places = certificate.unreadPlaces.slice(0, 1);
    const unreadPlaces = Array.from({ length: 250 }, () => places).flat();
    const pages = await pagesOf([{ ...certificate, unread: 250, unreadPlaces }]);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.join(' ')).toContain('And 50 more.');
  });
});
