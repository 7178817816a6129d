import { describe, expect, it } from '@jest/globals';
import { compareVersions } from './compare-versions.ts';
import { papersOf } from './testing/papers-of.ts';

const sentence = (at: number, within = ''): string =>
  `The carrier moves load ${at + 200} from the mill to${within} the quay on the days that both have named in writing before.`;
const lines = (numbers: ReadonlyMap<number, string>): string[] =>
  Array.from({ length: 16 }, (_, at) => sentence(at, numbers.get(at)));

function told(numbers: ReadonlyMap<number, string>): string[] {
  const [a, b] = papersOf(lines(new Map()), lines(numbers));
  if (a === undefined || b === undefined) throw new Error('two papers');
  return compareVersions(a, b).changes.map((change) => change.matter ?? change.reason ?? change.class);
}

describe('numbers of pages within the text', () => {
  it('are no text between dashes, and print where they follow each other page by page', () => {
    expect(told(new Map([[4, ' -5-']]))).toEqual([]);
    const row = new Map([
      [1, ' 7'],
      [6, ' 8'],
      [12, ' 9'],
    ]);
    expect(told(row)).toEqual(['furniture', 'furniture', 'furniture']);
  });

  it('are those of clauses where the other version prints them in another place', () => {
    const row = new Map([
      [1, ' 7'],
      [6, ' 8'],
      [12, ' 9'],
    ]);
    const [a, b] = papersOf([...lines(new Map()), '7', '8', '9'], lines(row));
    if (a === undefined || b === undefined) throw new Error('two papers');
    expect(compareVersions(a, b).changes.map((change) => change.reason)).not.toContain('furniture');
  });

  it('are values where they do not', () => {
    expect(told(new Map([[4, ' 5']]))).toEqual(['value']);
    const row = new Map([
      [1, ' 7'],
      [6, ' 9'],
      [12, ' 8'],
    ]);
    expect(told(row)).toEqual(['value', 'value', 'value']);
  });
});
