import { describe, expect, it } from '@jest/globals';
import type { Finding } from '@app/shared/contracts';
import type { Fact } from '../facts/fact.ts';
import { placeOfFact } from '../rules/place.ts';
import { factDocuments } from '../testing/fact-documents.ts';
import { replacedReadings } from './replaced-readings.ts';
import { documentId, toPosition } from './to-result.ts';

const documents = factDocuments(
  ['The rent is changed to £840.'],
  ['The rent is £480.'],
  ['The rent is £800 a month.'],
  ['The rent is £720.'],
);
const factIn = (paper: number): Fact => {
  const fact = documents[paper]?.facts[0];
  if (fact === undefined) throw new Error('The paper says nothing');
  return fact;
};
const positionIn = (paper: number) => {
  const document = documents[paper];
  if (document === undefined) throw new Error('There is no such paper');
  return toPosition(documents, placeOfFact(document, factIn(paper)));
};
const finding = (papers: readonly number[], kind: Finding['kind'] = 'value-conflict'): Finding => ({
  id: 'f1',
  kind,
  rule: 'value-mismatch',
  severity: 'high',
  tier: 'sure',
  confidence: 0.98,
  subject: 'Rent',
  explanation: '',
  positions: papers.map(positionIn),
});

/** By paper 0, the amendment. */
const of = (former: number, current: number, by = 0) => ({ former: factIn(former), current: factIn(current), by });

describe('replacedReadings', () => {
  it('are what was replaced by a reading of the finding, as printed', () => {
    const [old, ...others] = replacedReadings([of(2, 0)], documents)(finding([0, 1]));
    expect(old).toMatchObject({ by: documentId(0), reading: { document: 'd3', value: '£800', page: 1 } });
    expect(old?.reading.boxes).toHaveLength(1);
    expect(others).toEqual([]);
  });

  it('are none of papers that say something in the finding', () => {
    expect(replacedReadings([of(2, 0)], documents)(finding([0, 1, 2]))).toEqual([]);
  });

  it('are none where the finding tells another value, or not the paper that replaced it', () => {
    expect(replacedReadings([of(2, 3)], documents)(finding([0, 1]))).toEqual([]);
    expect(replacedReadings([of(2, 1, 3)], documents)(finding([0, 1]))).toEqual([]);
  });

  it('are none of findings about anything but values', () => {
    expect(replacedReadings([of(2, 0)], documents)(finding([0, 1], 'internal'))).toEqual([]);
  });
});
