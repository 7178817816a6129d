import { describe, expect, it } from '@jest/globals';
import { differingSpans } from './value-differences.ts';

/** The text with square brackets around what differs. */
function marked(text: string, other: string): string {
  let result = '';
  let at = 0;
  for (const { start, end } of differingSpans(text, other)) {
    result += `${text.slice(at, start)}[${text.slice(start, end)}]`;
    at = end;
  }
  return result + text.slice(at);
}

describe('differingSpans', () => {
  it.each([
    ['$12,500.00', '$12,050.00', '$12,[50]0.00'],
    ['12,050.00', '$12,500.00', '12,[05]0.00'],
    ['2.137,50', '2,173.50', '2.1[37],50'],
    ['58,400.00', '54,800', '5[8,4]00.00'],
    ['March 31, 2031', 'May 31, 2031', '[March] 31, 2031'],
    ['shall not assign', 'shall assign', 'shall [not] assign'],
    ['31.12.2026', '31.11.2026', '31.[12].2026'],
    ['31.12.2026', '30.11.2026', '[31.12].2026'],
    ['1.5.2025', '12/05/2025', '[1.5.2025]'],
    ['Share 14.2%', 'Share 12.4%', 'Share [14.2]%'],
    ['Harbor Textile LLC', 'Harbor Textiles LLC', 'Harbor [Textile] LLC'],
    ['within thirty (30) days', 'within sixty (60) days', 'within [thirty] ([30]) days'],
    ['租金为每月五千元', '租金为每月三千元', '租金为每月[五]千元'],
  ])('marks %s against %s', (text, other, expected) => {
    expect(marked(text, other)).toBe(expected);
  });

  it('takes case and compatible forms as alike', () => {
    expect(differingSpans('NET AREA ﬁve', 'Net Area five')).toEqual([]);
  });

  it('marks the whole number when it only lacks digits of the other', () => {
    expect(marked('rent 1,000', 'rent 11,000')).toBe('rent [1,000]');
  });

  it('does not mark a currency sign that only one side prints', () => {
    expect(marked('$ 5,100', '5,200')).toBe('$ 5,[1]00');
  });

  it('marks a sign when it is all that differs', () => {
    expect(marked('€ 5,100', '$ 5,100')).toBe('[€] 5,100');
  });

  it('treats texts with nothing in common as wholly different, in little time', () => {
    const words = (seed: string) => Array.from({ length: 5_000 }, (_, index) => `${seed}${index}`).join(' ');
    const text = words('a');
    expect(differingSpans(text, words('b'))).toEqual([{ start: 0, end: text.length }]);
  });
});
