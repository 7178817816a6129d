import { describe, expect, it } from '@jest/globals';
import { certificateAdvice, certificateCounts, certificateMarks, type Certificate } from './certificate.ts';

const aCertificate = (changes: Partial<Certificate> = {}): Certificate => ({
  draft: 'd1',
  scan: 'd2',
  words: 12034,
  same: 12034,
  changed: 0,
  unread: 0,
  additions: 0,
  unreadPlaces: [],
  marks: [],
  ...changes,
});

describe(certificateCounts.name, () => {
  it('accounts for every word', () => {
    expect(certificateCounts(aCertificate({ same: 12031, unread: 3 }))).toBe(
      '12,034 words: 12,031 the same, 0 changed, 3 could not be read',
    );
  });
});

describe(certificateAdvice.name, () => {
  it('is silent about doubts where there are none', () => {
    expect(certificateAdvice(aCertificate())).toBe('Every word of the draft is in the scan, and nothing was added.');
  });

  it('claims nothing about words that could not be read', () => {
    expect(certificateAdvice(aCertificate({ unread: 1 }))).toBe(
      'No change was found in the words that could be read. Check the word that could not be read yourself.',
    );
  });

  it('names changes and additions', () => {
    expect(certificateAdvice(aCertificate({ changed: 2, additions: 1 }))).toBe(
      'The scan differs from the draft: 2 words changed, 1 addition. See the findings.',
    );
  });
});

describe(certificateMarks.name, () => {
  it('lists the pages that were signed', () => {
    const marks = (...pages: readonly number[]): string =>
      certificateMarks(aCertificate({ marks: pages.map((page) => ({ page, count: 1 })) }));
    expect(marks()).toBe('');
    expect(marks(3)).toBe('Signatures, stamps or handwriting on page 3; not counted as changes.');
    expect(marks(3, 5, 7)).toBe('Signatures, stamps or handwriting on pages 3, 5 and 7; not counted as changes.');
  });
});
