import { describe, expect, it } from '@jest/globals';
import type { Side } from '../rules/rule.ts';
import { factDocuments } from '../testing/fact-documents.ts';
import { countVotes } from './count-votes.ts';
import { aRuleFinding, placeOf } from './testing/judge-builders.ts';

const documents = factDocuments(['value'], ['value'], ['value'], ['value'], ['value'], ['value']);
const side = (...holders: readonly number[]): Side => ({
  places: holders.flatMap((index) => {
    const document = documents[index];
    return document === undefined ? [] : [placeOf(document, 'value')];
  }),
});
/** Documents of one list are of one family. */
const told = (sides: readonly Side[], ...families: readonly (readonly number[])[]): string =>
  countVotes(
    documents,
    aRuleFinding([], { explanation: 'They differ.', sides }),
    (document) => families.find((family) => family.includes(document))?.[0] ?? document,
  ).explanation;

describe(countVotes.name, () => {
  it('says how many documents stand against how many', () => {
    expect(told([side(0, 2, 3), side(1)])).toBe('They differ, 3 documents against 1.');
    expect(told([side(1), side(0, 2, 3), side(4)])).toBe('They differ, 3 documents against 1 and 1.');
  });

  it('counts a document once, however often it says so', () => {
    expect(told([side(0, 0, 0, 2), side(1)])).toBe('They differ, 2 documents against 1.');
  });

  it('names no majority where there is none', () => {
    expect(told([side(0), side(1)])).toBe('They differ.');
    expect(told([side(0, 2), side(1, 3)])).toBe('They differ.');
    expect(told([side(0), side(1), side(2)])).toBe('They differ.');
  });

  it('does not let copies of one paper outvote another', () => {
    expect(told([side(0, 2, 3), side(1)], [0, 2, 3])).toBe(
      'They differ (a.pdf, c.pdf and d.pdf, versions of one document, counted once).',
    );
    expect(told([side(0, 2, 3), side(1)], [0, 2])).toBe(
      'They differ, 2 documents against 1 (a.pdf and c.pdf, versions of one document, counted once).',
    );
  });

  it('keeps its sentence where copies count once, which the values do not tell', () => {
    const finding = aRuleFinding([], { isToldByValues: true, sides: [side(0, 2), side(1)] });
    const isTold = (families: (document: number) => number) => countVotes(documents, finding, families).isToldByValues;
    expect(isTold((document) => document)).toBe(true);
    expect(isTold((document) => document % 2)).toBe(false);
  });

  it('names three of many copies', () => {
    expect(told([side(0, 1, 2, 3, 4), side(5)], [0, 1, 2, 3, 4])).toContain(
      '(a.pdf, b.pdf, c.pdf and 2 more, versions of',
    );
  });

  it('says nothing of documents that hold nothing', () => {
    expect(told([side(0, 1, 2), { places: [], missingIn: [3] }])).toBe('They differ.');
  });
});
