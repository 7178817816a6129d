import { describe, expect, it } from '@jest/globals';
import { compareFamilies } from '../../versions/index.ts';
import { papersOf } from '../../versions/testing/papers-of.ts';
import { versionTitle } from './version-title.ts';

/** The titles of what differs between two documents, the first of which is the earlier. */
function titles(a: readonly string[], b: readonly string[]): string[] {
  const papers = papersOf(a, b);
  const [family] = compareFamilies(papers, () => false);
  return (family?.findings ?? []).map((finding) => versionTitle(finding, papers));
}

const rest = [
  '1. Premises',
  'The landlord lets the shop on the ground floor of the mill to the tenant from the first of May.',
  'The tenant keeps the shop open on each weekday and clean at all times, and sweeps the yard.',
  '2. Rent',
];
const withRent = (...lines: readonly string[]): string[] => [...rest, ...lines];

describe('versionTitle', () => {
  it('says where a value is and what it became', () => {
    expect(titles(withRent('The rent is £1,200.00 a month.'), withRent('The rent is £1,350.00 a month.'))).toEqual([
      '2, Rent: £1,200.00 → £1,350.00',
    ]);
  });

  it('says what was added', () => {
    const added = 'The landlord keeps a key to the back door.';
    expect(titles(withRent('The rent is due in May.'), withRent('The rent is due in May.', added))).toEqual([
      '2, Rent: “The landlord keeps a key to the back door” added',
    ]);
  });

  it('says where a small word is new', () => {
    expect(titles(withRent('The rent is due in May.'), withRent('The rent is not due in May.'))).toEqual([
      '2, Rent: “not” added after “The rent is”',
    ]);
  });

  it('names each part of a long change with its whole values, values first', () => {
    const lease = (owner: string, day: string): string =>
      `The keys of the shop are given to the ${owner} of the mill and the quay, with all locks, by noon of the ${day}, 2027.`;
    const [first] = titles(
      withRent(lease('Owner', 'first day of June')),
      withRent(lease('Tenant', 'second day of July')),
    );
    expect(first).toBe('2, Rent: first day of June, 2027 → second day of July, 2027; Owner → Tenant');
  });

  it('shows what is gone without the equal words around it', () => {
    const lease = (sum: string): string => `The tenant pays a deposit ${sum}The Owner keeps it in Mill Bank.`;
    expect(titles(withRent(lease('of USD 48,500. ')), withRent(lease('of ')))).toEqual([
      '2, Rent: “USD 48,500” removed',
    ]);
  });

  it('opens with the first words of a clause that has no title', () => {
    const page = (days: string): string[] => [
      `4.1 If the tenant is late with the rent, it pays a fee within ${days} days.`,
      ...rest,
    ];
    expect(titles(page('30'), page('45'))).toEqual([
      'Clause 4.1, “If the tenant is late with the rent, it …”: 30 days → 45 days',
    ]);
  });

  it('begins with the label where nothing is above a value', () => {
    const page = (date: string): string[] => [`Contract Date: ${date}`, ...rest];
    expect(titles(page('May 3, 2024'), page('May 9, 2025'))).toEqual(['Contract Date: May 3, 2024 → May 9, 2025']);
  });
});
