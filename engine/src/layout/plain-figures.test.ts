import { describe, expect, it } from '@jest/globals';
import { withPlainFigures } from './plain-figures.ts';

describe(withPlainFigures.name, () => {
  it.each([
    ['٤٨٬٥٠٠', '48,500'],
    ['۱۲٫۵', '12.5'],
    ['४८,५००', '48,500'],
    ['๓๐', '30'],
    ['４８，５００．００', '48,500.00'],
    ['ＡＢ（１）', 'AB(1)'],
  ])('reads %s as %s', (printed, plain) => {
    expect(withPlainFigures(printed)).toBe(plain);
  });

  it('leaves letters, and each character in its place', () => {
    for (const text of ['48,500', 'הסכם', '一二三', 'Größe', '㎏']) expect(withPlainFigures(text)).toBe(text);
  });
});
