import { describe, expect, it } from '@jest/globals';
import { areTwoContracts } from './other-contract.ts';
import { factDocuments } from '../testing/aligned.ts';

function areTwo(first: string, second: string): boolean {
  const [a, b] = factDocuments([first, '', 'made today'], [second, '', 'made today']);
  return areTwoContracts(a, b);
}

describe(areTwoContracts.name, () => {
  it('knows contracts about other things', () => {
    expect(areTwo('# Conference Contract', '# Speaker Agreement')).toBe(true);
  });

  it.each([
    ['# Speaker Agreement', '# Agreement with the speaker'],
    ['# Agreement', '# Speaker Agreement'],
    ['# Conference Contract', '# Invoice to the speaker'],
    ['# Supply Agreement', '# Terms and Conditions of the Agreement'],
    ['# Purchase Order', '# Supply Agreement'],
  ])('takes %s and %s for papers of one matter', (first, second) => {
    expect(areTwo(first, second)).toBe(false);
  });
});
