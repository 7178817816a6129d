import { describe, expect, it } from '@jest/globals';
import { findKinships, linkValues, pairValues } from '../pairing/index.ts';
import { factDocuments } from '../testing/fact-documents.ts';
import { printedFact } from '../testing/printed-links.ts';
import { findRelatedness } from './relatedness.ts';
import { replacedFacts } from './replaced-facts.ts';

/** `£800 -> £840 by 1`: what papers with these lines replaced of each other, and the number of the paper that did. */
function replaced(...papers: readonly (readonly string[])[]): string[] {
  const documents = factDocuments(...papers);
  const links = linkValues(pairValues(documents, findKinships(documents, findRelatedness(documents))));
  return replacedFacts(links, documents).map(
    ({ former, current, by }) => `${printedFact(former, documents)} -> ${printedFact(current, documents)} by ${by}`,
  );
}

const parties = ['Between Harbour Row Holdings LLC and Ostrander Marine Supply Inc for Suite 210, 14 Quay Street.', ''];
const lease = ['# Office Lease', '', ...parties, 'The monthly Base Rent is $8,450.00 for the Premises.'];
const amendment = [
  '# First Amendment',
  '',
  ...parties,
  'The monthly Base Rent is changed from $8,450.00 to $10,650.00.',
];
const letter = ['# Letter', '', ...parties, 'The monthly Base Rent is $10,650.00 for the Premises.'];

describe('replacedFacts', () => {
  it('are those of older papers that another says held before', () => {
    expect(replaced(amendment, lease)).toContain('$8,450.00 -> $10,650.00. by 0');
  });

  it('are replaced towards every paper that says what holds now', () => {
    expect(replaced(amendment, lease, letter)).toContain('$8,450.00 -> $10,650.00 by 0');
  });

  it('are replaced by the last of several changes', () => {
    const second = [
      '# Second Amendment',
      '',
      ...parties,
      'The monthly Base Rent is changed from $10,650.00 to $11,200.00.',
    ];
    const found = replaced(amendment, lease, second);
    expect(found).toContain('$10,650.00. -> $11,200.00. by 2');
    expect(found).toContain('$8,450.00 -> $11,200.00. by 2');
  });

  it('are none where nobody says that anything changed, or says it of what a later paper still has', () => {
    expect(replaced(lease, letter)).toEqual([]);
    const late = ['# Invoice', '', ...parties, 'The monthly Base Rent is $8,450.00 for the Premises.'];
    expect(replaced(amendment, late)).toEqual([]);
  });

  it('are none where the value stayed', () => {
    const kept = ['# First Amendment', '', ...parties, 'The monthly Base Rent is changed from $8,450.00 to $8,450.00.'];
    expect(replaced(kept, lease)).toEqual([]);
  });
});
