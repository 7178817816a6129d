import { describe, expect, it } from '@jest/globals';
import { aMissingPosition, aPosition, theOtherPosition } from '../../report/testing/report-builders.ts';
import { evidenceOf } from './evidence.ts';

const positions = [aPosition(), theOtherPosition()];

describe('evidenceOf', () => {
  it('reads off a finding what it is weighed by', () => {
    expect(evidenceOf({ rule: 'value-mismatch', confidence: 0.876, positions })).toEqual({
      rule: 'value-mismatch',
      stated: 0.88,
      documents: 2,
      difference: 'turned',
      valueType: 'money',
    });
  });

  it('counts documents that lack it, and takes no print from them', () => {
    const { documents, difference } = evidenceOf({
      rule: 'missing-row',
      confidence: 0.7,
      positions: [aPosition(), aMissingPosition()],
    });
    expect([documents, difference]).toEqual([2, 'none']);
  });

  it('looks at the whole quote where nothing in it is told apart, and finds no type where nothing was understood', () => {
    const print = (document: string, quote: string) => ({ document, quote, missing: false });
    const { difference, valueType } = evidenceOf({
      rule: 'statement-mismatch',
      confidence: 0.7,
      positions: [print('d1', 'the 12 lots'), print('d2', 'the 21 lots')],
    });
    expect([difference, valueType]).toEqual(['turned', '']);
  });
});
