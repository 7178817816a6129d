import { describe, expect, it } from '@jest/globals';
import { factDocuments } from '../../testing/aligned.ts';
import { isTestOfDesign } from './test-pressure.ts';

function isOther(first: string, second: string): boolean {
  const [a, b] = factDocuments([first], [second]).map(({ facts }) => facts[0]);
  if (a === undefined || b === undefined) throw new Error('A sentence holds no value.');
  return isTestOfDesign(a, b);
}

describe(isTestOfDesign.name, () => {
  it('knows what is tested at more than it is made for', () => {
    expect(isOther('Strength test: 32.9 bar', 'Design pressure: 23 bar')).toBe(true);
    expect(isOther('Design pressure: 23 bar', 'Strength test: 32.9 bar')).toBe(true);
  });

  it('lets two tests, two designs and tests at less be compared', () => {
    expect(isOther('Strength test: 32.9 bar', 'Strength test: 23 bar')).toBe(false);
    expect(isOther('Design pressure: 32.9 bar', 'Design pressure: 23 bar')).toBe(false);
    expect(isOther('Strength test: 20 bar', 'Design pressure: 23 bar')).toBe(false);
  });
});
