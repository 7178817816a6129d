import { describe, expect, it } from '@jest/globals';
import { isOtherExtra } from './extras.ts';
import { factDocuments } from '../../testing/aligned.ts';

function isOther(first: string, second: string): boolean {
  const documents = factDocuments([first], [second]);
  const [a, b] = documents.map(({ facts }) => facts[0]);
  if (a === undefined || b === undefined) throw new Error('A sentence holds no value.');
  return isOtherExtra(a, b, documents);
}

describe(isOtherExtra.name, () => {
  it('knows what else is counted in', () => {
    expect(isOther('Weight with base: 41 kg', 'Weight with crate: 52 kg')).toBe(true);
    expect(isOther('Weight with base: 41 kg', 'Weight: 52 kg, with base')).toBe(false);
    expect(isOther('Weight with base: 41 kg', 'Weight: 52 kg')).toBe(false);
  });

  it('takes the terms of a payment for nothing counted in', () => {
    expect(isOther('Pay within ten days without rebate.', 'Pay within ten weeks with no deduction.')).toBe(false);
  });
});
