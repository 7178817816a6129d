import { describe, expect, it } from '@jest/globals';
import { aScore, someOf } from './testing/score-builders.ts';
import { leaveOut } from './weighed-finding.ts';

const familyOf = ({ family }: { readonly family: string }): string => family;

describe('leaveOut', () => {
  it('weighs a family by what the others taught, not by its own', () => {
    const scores = [
      aScore({ family: 'lease', findings: someOf('value-mismatch', 0.8, 0, 50) }),
      aScore({ family: 'trade', findings: someOf('value-mismatch', 0.8, 50, 0) }),
    ];
    const [lease, trade] = leaveOut(scores, familyOf, 1);
    expect(lease?.findings[0]?.confidence).toBeGreaterThan(0.9);
    expect(trade?.findings[0]?.confidence).toBeLessThan(0.1);
  });

  it('keeps the order and what was found', () => {
    const scores = ['a', 'b', 'a'].map((family, index) =>
      aScore({ family, set: `${index}`, findings: someOf('arithmetic', 0.9, 1, index) }),
    );
    expect(leaveOut(scores, familyOf, 1).map(({ set, findings }) => [set, findings.map(({ right }) => right)])).toEqual(
      [
        ['0', [true]],
        ['1', [true, false]],
        ['2', [true, false, false]],
      ],
    );
  });
});
