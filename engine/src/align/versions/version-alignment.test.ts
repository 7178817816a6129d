import { describe, expect, it } from '@jest/globals';
import { clauses, renumbered, withClause, withMovedClause } from '../testing/a-contract.ts';
import { aligned, hunksOf } from '../testing/aligned.ts';
import { alignVersions } from './version-alignment.ts';

describe(alignVersions.name, () => {
  it('finds nothing between equal versions', () => {
    expect(hunksOf(aligned(clauses, clauses))).toEqual([]);
  });

  it('finds a changed, an added and a missing word where they stand', () => {
    expect(hunksOf(aligned(clauses, withClause(4, (clauses[3] ?? '').replace('three', 'six'))))).toEqual([
      ['three', 'six'],
    ]);
    expect(hunksOf(aligned(clauses, withClause(2, (clauses[1] ?? '').replace('shall', 'shall not'))))).toEqual([
      ['', 'not'],
    ]);
    expect(hunksOf(aligned(clauses, withClause(2, (clauses[1] ?? '').replace(' and fire', ''))))).toEqual([
      ['and fire', ''],
    ]);
  });

  it('finds nothing in words that were only parted otherwise', () => {
    const [first = ''] = clauses;
    expect(hunksOf(aligned(clauses, withClause(1, first.replace('weekday', 'week-day'))))).toEqual([]);
    expect(hunksOf(aligned(clauses, withClause(1, first.replace('lorry', 'Lor ry'))))).toEqual([]);
  });

  it('tells renumbered clauses from new ones', () => {
    const [first = '', ...rest] = clauses;
    const added = '1.2 The mill gives the carrier a key to its yard.';
    const differences = hunksOf(aligned(clauses, renumbered(first, added, ...rest)));
    expect(differences.map(([gone]) => gone).join(' ')).toMatch(/^[\d. ]*$/u);
    expect(differences.map(([, found]) => found).join(' ')).toContain('key to its yard');
  });

  it('knows a clause that was moved', () => {
    const differences = hunksOf(aligned(clauses, withMovedClause()));
    expect(differences.flat().join(' ')).not.toMatch(/insure|theft|fee|notice/u);
  });

  it('finds what was changed in a clause that was moved', () => {
    const moved = withMovedClause().map((clause) => clause.replace('theft', 'storm'));
    expect(hunksOf(aligned(clauses, moved))).toContainEqual(['theft', 'storm']);
  });
});
