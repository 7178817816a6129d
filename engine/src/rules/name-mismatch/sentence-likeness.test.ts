import { describe, expect, it } from '@jest/globals';
import { factDocuments } from '../../testing/fact-documents.ts';
import { termWeights } from '../term-weights.ts';
import { sentenceLikeness } from './sentence-likeness.ts';

describe(sentenceLikeness.name, () => {
  const documents = factDocuments(
    ['The boathouse keeper is Amos Reed.', 'Amos Reed.'],
    ['The boathouse keeper is Amos Read.', 'A lamp burns at night.', 'Amos burns wood.'],
  );
  const alike = sentenceLikeness({ documents, weights: termWeights(documents) });
  const at = (document: number, sentence: number) => ({ document, sentence });

  it('is high where sentences share most of what they say', () => {
    expect(alike(at(0, 0), at(1, 0))).toBeGreaterThan(0.6);
    expect(alike(at(0, 0), at(1, 1))).toBe(0);
  });

  it('takes one common word for chance', () => {
    expect(alike(at(0, 1), at(1, 2))).toBe(0);
  });

  it('knows nothing of sentences that are not there', () => {
    expect(alike(at(0, 9), at(7, 0))).toBe(0);
  });
});
