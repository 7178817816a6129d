import { describe, expect, it } from '@jest/globals';
import type { FactDocument } from '../facts/fact.ts';
import { placeOfFact } from '../rules/place.ts';
import type { Side } from '../rules/rule.ts';
import { explain } from './explain.ts';
import { factDocuments } from '../testing/fact-documents.ts';
import { aRuleFinding, placeOf } from './testing/judge-builders.ts';

const long = 'word '.repeat(20).trim();
const documents = factDocuments(
  ['The rent is £4,250.00.'],
  ['The rent is £4,520.00.'],
  ['The rent is £4,250.00.'],
  ['The rent is £4,250.00.'],
  ['The rent is £4,250.00.'],
  [`The rent is ${long}.`],
);
const says = (index: number, words: string): Side['places'][number] => {
  const document = documents[index];
  if (document === undefined) throw new Error(`There is no document ${index}.`);
  return placeOf(document, words);
};
/** The first value that a document states. */
const valueAt = (index: number, of = documents): Side['places'][number] => {
  const [document, fact] = [of[index], of[index]?.facts[0]];
  if (document === undefined || fact === undefined) throw new Error(`Document ${index} states no value.`);
  return placeOfFact(document, fact);
};
const sentence = (...sides: Side[]): string =>
  explain(documents, aRuleFinding([], { explanation: 'They differ.', sides }));

describe('explain', () => {
  it('says after the sentence of the rule which document says what', () => {
    expect(sentence({ places: [says(0, '£4,250.00.')] }, { places: [says(1, '£4,520.00.')] })).toBe(
      'They differ. a.pdf: £4,250.00; b.pdf: £4,520.00.',
    );
  });

  it('names each document of a side once, and counts more than three', () => {
    const majority = [0, 0, 2, 3, 4].map((index) => says(index, '£4,250.00.'));
    expect(sentence({ places: majority }, { places: [says(1, '£4,520.00.')] })).toBe(
      'They differ. a.pdf, c.pdf, d.pdf and 1 more: £4,250.00; b.pdf: £4,520.00.',
    );
  });

  it('says that only one figure is negative', () => {
    const losses = factDocuments(['Net result | £(402) | this year'], ['Net result | £402 | this year']);
    const sides = losses.map((_, index) => ({ places: [valueAt(index, losses)] }));
    expect(explain(losses, aRuleFinding([], { isToldByValues: true, sides }))).toBe(
      'a.pdf says £(402), but b.pdf says £402. Only one of them is negative.',
    );
  });

  it('lets the values speak where they say all, with their difference', () => {
    const told = (...sides: Side[]): string =>
      explain(documents, aRuleFinding([], { explanation: 'They differ.', isToldByValues: true, sides }));
    const [one, other] = [{ places: [valueAt(1)] }, { places: [valueAt(0), valueAt(2)] }];
    expect(told(one, other)).toBe(
      'a.pdf and c.pdf say £4,250.00, but b.pdf says £4,520.00: £270.00 (6.4%) higher. Two digits are transposed.',
    );
    expect(told({ places: [says(5, `${long}.`)] }, other)).toBe('They differ.');
  });

  it('says where something was not found', () => {
    expect(sentence({ places: [says(0, '£4,250.00.')] }, { places: [], missingIn: [1, 2] })).toBe(
      'They differ. a.pdf: £4,250.00; b.pdf, c.pdf: not found.',
    );
  });

  it('names a document once that says two things', () => {
    const [rent] = factDocuments(['The rent is £4,250.00 (four thousand five hundred pounds) a month.']) as [
      FactDocument,
    ];
    const sides = ['£4,250.00', '(four thousand five hundred pounds)'].map((words) => ({
      places: [placeOf(rent, words)],
    }));
    expect(explain([rent], aRuleFinding([], { explanation: 'They differ.', sides }))).toBe(
      'They differ. a.pdf: £4,250.00; four thousand five hundred pounds.',
    );
  });

  it('says where a whole sentence stands, and where it does not', () => {
    const place = says(0, 'The rent is £4,250.00.');
    expect(sentence({ places: [place] }, { places: [], missingIn: [1, 2] })).toBe(
      'They differ. It is in a.pdf but not in b.pdf, c.pdf.',
    );
  });

  it('adds nothing to a finding within one document', () => {
    expect(sentence({ places: [says(0, '£4,250.00.')] })).toBe('They differ.');
  });

  it('repeats no whole quotes and no long values', () => {
    const place = says(0, 'The rent is £4,250.00.');
    const other = { places: [says(1, '£4,520.00.')] };
    expect(sentence({ places: [place] }, other)).toBe('They differ.');
    expect(sentence({ places: [says(5, `${long}.`)] }, other)).toBe('They differ.');
  });
});
