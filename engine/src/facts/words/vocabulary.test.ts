import { describe, expect, it } from '@jest/globals';
import type { Passage } from '../../layout/passage.ts';
import { factDocuments } from '../../testing/fact-documents.ts';
import { vocabulary, wordCounts, wholeVocabulary } from './vocabulary.ts';

describe(vocabulary.name, () => {
  it('holds each word of a document once, as printed', () => {
    const [document] = factDocuments(['Rent for the flat', 'The rent for May']);
    expect(document === undefined ? [] : [...vocabulary(document)].toSorted()).toEqual(
      ['Rent', 'for', 'the', 'flat', 'The', 'rent', 'May'].toSorted(),
    );
  });

  it('leaves running lines out', () => {
    const [document] = factDocuments(['Rent for May', 'Rent for June']);
    if (document === undefined) throw new Error('no document');
    const passages = document.passages.map((passage, index): Passage => ({
      ...passage,
      kind: index === 0 ? 'furniture' : 'paragraph',
    }));
    expect(vocabulary({ ...document, passages }).has('May')).toBe(false);
    expect(wholeVocabulary({ ...document, passages }).has('May')).toBe(true);
  });
});

describe(wordCounts.name, () => {
  it('counts each word, in running lines too', () => {
    const [first, ...others] = factDocuments(['The rent is due.', '', 'The rent of May.'])[0]?.passages ?? [];
    if (first === undefined) throw new Error('no passage');
    const counts = wordCounts([{ ...first, kind: 'furniture' }, ...others]);
    expect([counts.get('rent'), counts.get('due.'), counts.get('flat')]).toEqual([2, 1, undefined]);
  });
});
