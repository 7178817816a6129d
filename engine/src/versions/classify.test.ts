import { describe, expect, it } from '@jest/globals';
import { compareVersions } from './compare-versions.ts';
import { papersOf } from './testing/papers-of.ts';

function classes(a: readonly string[], b: readonly string[]): string[] {
  const [first, second] = papersOf(a, b);
  if (first === undefined || second === undefined) throw new Error('two papers');
  return compareVersions(first, second).changes.map((change) => change.class);
}

const items = ['all pumps of the larger size with their pipes;', 'six valves of steel that fit them;', 'all manuals.'];
const lettered = items.map((text, at) => `(${'abc'.charAt(at)}) ${text}`);

describe('classify', () => {
  it('takes letters of items that one version has lost for numbers of clauses', () => {
    expect(new Set(classes(['The goods are:', ...lettered], ['The goods are:', ...items]))).toEqual(
      new Set(['renumbered']),
    );
  });

  it.each(['(250.00)', '250.00-', '-250.00'])(
    'takes the sign of an amount in a row for a change of value: %s',
    (credit) => {
      const statement = (allowance: string): string[] => [
        'Bearings of steel | 1,480.00',
        `Freight allowance | ${allowance}`,
        'Drive belts for the mill | 290.00',
      ];
      expect(classes(statement(credit), statement('250.00'))).toContain('substance');
      expect(classes(statement(credit), statement('(250.00)'))).not.toContain('substance');
    },
  );
});
