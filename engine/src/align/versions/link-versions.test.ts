import { describe, expect, it } from '@jest/globals';
import { linkVersions } from './link-versions.ts';
import { clauses, withClause, withMovedClause } from '../testing/a-contract.ts';
import { aligned, factDocuments, printedLinks } from '../testing/aligned.ts';

function linksOf(a: readonly string[], b: readonly string[]): string[] {
  const documents = factDocuments(a, b);
  return printedLinks(linkVersions(aligned(a, b), documents), documents);
}

const [, , fee = ''] = clauses;

describe('linkVersions', () => {
  it('links the values at the same place', () => {
    expect(linksOf(clauses, withClause(3, fee.replace('1,250', '1,350')))).toEqual([
      '30 days = 30 days',
      'three months = three months',
      '£1,250.00 ≠ £1,350.00',
    ]);
  });

  it('takes other words for the same value', () => {
    expect(linksOf(clauses, withClause(3, fee.replace('30 days', 'thirty days')))).toContain('30 days = thirty days');
  });

  it('links the values of a clause that was moved', () => {
    expect(linksOf(clauses, withMovedClause())).toContain('£1,250.00 = £1,250.00');
  });

  it('links no values of different years', () => {
    const report = (year: number, revenue: string) => withClause(3, `1.3 Revenue in ${year} was ${revenue} in all.`);
    expect(linksOf(report(2023, '£4,120'), report(2024, '£4,870')).join()).not.toContain('£4,120');
    expect(linksOf(report(2024, '£4,120'), report(2024, '£4,870'))).toContain('£4,120 ≠ £4,870');
  });

  it('links no values whose labels name different things', () => {
    const dated = (label: string) => withClause(3, `${label}: 16 May 2025`);
    const later = withClause(3, 'Order date: 23 May 2025');
    expect(linksOf(dated('Invoice date'), later).join()).not.toContain('23 May');
    expect(linksOf(dated('Purchase order date'), later)).toContain('16 May 2025 ≠ 23 May 2025');
  });

  it('links nothing in a clause that was rewritten', () => {
    const rewritten = '1.3 For every lorry load that reaches the quay in good order the mill owes £77.00 at once.';
    expect(linksOf(clauses, withClause(3, rewritten)).join()).not.toContain('£77.00');
  });
});
