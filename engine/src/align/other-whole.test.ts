import { describe, expect, it } from '@jest/globals';
import { areOfNamedWholes, isOtherWhole } from './other-whole.ts';
import { factDocuments } from './testing/aligned.ts';

function holds(check: typeof isOtherWhole, first: string, second: string): boolean {
  const documents = factDocuments([first], [second]);
  const [a, b] = documents.map(({ facts }) => facts[0]);
  if (a === undefined || b === undefined) throw new Error('A sentence holds no share.');
  return check(a, b, documents);
}

describe(isOtherWhole.name, () => {
  it('keeps shares of other things apart', () => {
    expect(holds(isOtherWhole, 'Half of the seats are kept.', '70% of the members came.')).toBe(true);
  });

  it('knows a sum by its last part in German', () => {
    expect(holds(isOtherWhole, '5 % der Bruttosumme werden einbehalten.', 'Einbehalt 3 % vom Bruttobetrag')).toBe(
      false,
    );
  });
});

describe(areOfNamedWholes.name, () => {
  it('knows that two sums go by other names', () => {
    expect(holds(areOfNamedWholes, '60% of the room hire is payable.', 'Half of the fee remains payable.')).toBe(true);
    expect(holds(areOfNamedWholes, '60% of the fee is payable.', 'Half of the fee remains payable.')).toBe(false);
    expect(holds(areOfNamedWholes, '60% of the total is payable.', 'Half of the fee remains payable.')).toBe(false);
  });
});
