import { describe, expect, it } from '@jest/globals';
import { boundaryRules } from './boundary-rules.ts';
import { describeViolations } from './describe-violations.ts';

const rule = 'engine-facts-below-pairing';
const violation = (at: number) => ({ rule, from: `engine/src/facts/a${at}.ts`, to: 'engine/src/pairing/b.ts' });

describe('describeViolations', () => {
  it('names the imports that break a rule, and once how to repair them', () => {
    expect(describeViolations([violation(1), violation(2)])).toEqual([
      'engine-facts-below-pairing:',
      '  engine/src/facts/a1.ts -> engine/src/pairing/b.ts',
      '  engine/src/facts/a2.ts -> engine/src/pairing/b.ts',
      '  facts is below pairing: move what it needs from there down to facts or lower, or the code that needs it up.',
    ]);
  });

  it('counts what is too much to read', () => {
    const lines = describeViolations(Array.from({ length: 300 }, (_, at) => violation(at)));
    expect(lines).toHaveLength(13);
    expect(lines.at(-2)).toBe('  and 290 more');
  });
});

describe('boundaryRules', () => {
  it('say how to repair what breaks them', () => {
    expect(boundaryRules.filter(({ comment = '' }) => comment.length < 20)).toEqual([]);
  });
});
