import { describe, expect, it } from '@jest/globals';
import { tokenStream } from '../align/versions/token-stream.ts';
import type { FactDocument } from '../facts/fact.ts';
import { placeOfTokens, sentenceTokens, unitAt } from './hunk-places.ts';
import { factDocuments } from '../testing/fact-documents.ts';

const [document] = factDocuments(['Rent is due early. It is paid by bank transfer.', '', 'No cash is taken.']) as [
  FactDocument,
];
const stream = tokenStream(document);
const words = (passage: number, from: number, to: number): string =>
  (document.passages[passage]?.words ?? [])
    .slice(from, to)
    .map((word) => word.text)
    .join(' ');
/** The token that stands for a printed word. */
const tokenOf = (text: string): number =>
  stream.passages.findIndex(
    (passage, token) => words(passage, stream.words[token] ?? 0, (stream.words[token] ?? 0) + 1) === text,
  );

describe('unitAt', () => {
  it('finds the sentence in which a word stands, in any passage', () => {
    expect([unitAt(document, 0, 0), unitAt(document, 0, 3), unitAt(document, 0, 4), unitAt(document, 1, 2)]).toEqual([
      0, 0, 1, 2,
    ]);
  });
});

describe('placeOfTokens', () => {
  it('quotes the sentence around the tokens and tells them apart in it', () => {
    const place = placeOfTokens(document, stream, tokenOf('bank'), tokenOf('bank') + 2);
    expect(place).toBeDefined();
    expect(words(0, place?.start ?? 0, place?.end ?? 0)).toBe('It is paid by bank transfer.');
    expect(words(0, place?.valueStart ?? 0, place?.valueEnd ?? 0)).toBe('bank transfer.');
  });

  it('shows the whole sentence where words are missing, for there is nothing else to point at', () => {
    const place = placeOfTokens(document, stream, tokenOf('bank'), tokenOf('bank'));
    expect(words(0, place?.valueStart ?? 0, place?.valueEnd ?? 0)).toBe('It is paid by bank transfer.');
  });

  it('shows the last sentence where words are missing at the end', () => {
    const place = placeOfTokens(document, stream, stream.keys.length, stream.keys.length);
    expect(words(place?.passage ?? 0, place?.valueStart ?? 0, place?.valueEnd ?? 0)).toBe('No cash is taken.');
  });

  it('stays within the passage in which the tokens begin', () => {
    const place = placeOfTokens(document, stream, tokenOf('transfer.'), stream.keys.length);
    expect([place?.passage, words(0, place?.valueStart ?? 0, place?.valueEnd ?? 0)]).toEqual([0, 'transfer.']);
  });
});

describe('sentenceTokens', () => {
  it('spans the tokens of the sentence around a token', () => {
    expect(sentenceTokens(document, stream, tokenOf('paid'))).toEqual([tokenOf('It'), tokenOf('transfer.') + 1]);
  });

  it('takes the last sentence for the end of the text', () => {
    expect(sentenceTokens(document, stream, stream.keys.length)).toEqual([tokenOf('No'), stream.keys.length]);
  });
});
