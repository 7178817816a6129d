import { describe, expect, it } from '@jest/globals';
import {
  certificateCounts,
  certificateSteps,
  certificateVerdict,
  isCertified,
  type Certificate,
} from './certificate.ts';

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
      '12,034 words: 12,031 unchanged, 0 changed or missing, 3 unreadable',
    );
  });
});

describe(certificateVerdict.name, () => {
  it('is silent about doubts where there are none', () => {
    expect(certificateVerdict(aCertificate())).toBe('Every word of the draft is in the scan, and nothing was added.');
    expect(isCertified(aCertificate())).toBe(true);
  });

  it('claims nothing about words that could not be read', () => {
    const doubted = aCertificate({ unread: 1 });
    expect(certificateVerdict(doubted)).toBe('No changes were found in the words that could be read.');
    expect(isCertified(doubted)).toBe(false);
  });

  it('names changes and additions', () => {
    expect(certificateVerdict(aCertificate({ changed: 2, additions: 1 }))).toBe(
      'The scan differs from the draft: 2 words changed or missing, 1 addition.',
    );
  });
});

describe(certificateSteps.name, () => {
  const signed = (...pages: readonly number[]): Partial<Certificate> => ({
    marks: pages.map((page) => ({ page, count: 1 })),
  });

  it('asks about changes, and has words read that could not be', () => {
    expect(certificateSteps(aCertificate({ changed: 1, unread: 3, ...signed(7) })).slice(0, -1)).toEqual([
      'Ask the other party whether each change was agreed. If not, have the agreed text signed again.',
      'Check the 3 unreadable words in the original document against the draft.',
    ]);
  });

  it('says where it was signed, which is no change', () => {
    expect(certificateSteps(aCertificate(signed(3, 5, 7)))).toEqual([
      'Check who signed: there are signatures, stamps or handwriting on pages 3, 5 and 7. They are not counted as changes.',
    ]);
    expect(certificateSteps(aCertificate())[0]).toMatch(/^No signature, stamp or handwriting was found/u);
  });
});
