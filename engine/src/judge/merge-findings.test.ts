import { describe, expect, it } from '@jest/globals';
import { textValue } from '../facts/values/value.ts';
import type { RuleFinding } from '../rules/rule.ts';
import { factDocuments } from '../testing/fact-documents.ts';
import { mergeFindings } from './merge-findings.ts';
import { aRuleFinding, placeOf } from './testing/judge-builders.ts';

const documents = factDocuments(
  ['Dogs are welcome.'],
  ['No animals at all.'],
  ['No animals at all.'],
  ['Pets stay outside.', '', 'Cats too.'],
);
const place = (document: number, words: string) => {
  const found = documents[document];
  if (found === undefined) throw new Error(`There is no document ${document}.`);
  return placeOf(found, words);
};
const finding = (first: readonly [number, string], second: readonly [number, string]): RuleFinding =>
  aRuleFinding([place(...first), place(...second)], { rule: 'statement-mismatch' });
/** The documents of each side, by finding. */
const holders = (...findings: readonly RuleFinding[]): number[][][] =>
  mergeFindings(documents, findings).map(({ sides }) =>
    sides.map(({ places }) => places.map(({ document }) => document)),
  );

describe(mergeFindings.name, () => {
  it('makes one finding of a statement that two documents contradict in the same words', () => {
    expect(holders(finding([0, 'Dogs'], [1, 'No']), finding([0, 'Dogs'], [2, 'No']))).toEqual([[[0], [1, 2]]]);
  });

  it('keeps apart what the others say in other words', () => {
    expect(holders(finding([1, 'No'], [0, 'Dogs']), finding([3, 'Pets'], [0, 'Dogs']))).toEqual([[[1], [0], [3]]]);
  });

  it('joins through a side that was merged before', () => {
    const chain = [finding([0, 'Dogs'], [1, 'No']), finding([0, 'Dogs'], [2, 'No']), finding([2, 'No'], [3, 'Pets'])];
    expect(holders(...chain)).toEqual([[[0], [1, 2], [3]]]);
  });

  it('keeps apart what two sentences of one document say against a statement', () => {
    expect(holders(finding([0, 'Dogs'], [3, 'Pets']), finding([0, 'Dogs'], [3, 'Cats']))).toHaveLength(2);
    expect(holders(finding([0, 'Dogs'], [3, 'Pets']), finding([0, 'Dogs'], [3, 'outside.']))).toHaveLength(1);
  });

  it('keeps findings apart that have no place in common', () => {
    expect(holders(finding([0, 'Dogs'], [1, 'No']), finding([0, 'welcome.'], [2, 'all.']))).toHaveLength(2);
  });

  it('keeps findings of other rules and of values apart', () => {
    const first = finding([0, 'Dogs'], [1, 'No']);
    const second = finding([0, 'Dogs'], [2, 'No']);
    expect(holders(first, { ...second, rule: 'name-mismatch' })).toHaveLength(2);
    const value = textValue('email', 'a@b.example');
    const ofValue = aRuleFinding(
      [
        { ...place(0, 'Dogs'), value },
        { ...place(2, 'No'), value },
      ],
      { rule: 'statement-mismatch' },
    );
    expect(holders(first, ofValue)).toHaveLength(2);
  });
});
