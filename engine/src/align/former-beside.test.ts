import { describe, expect, it } from '@jest/globals';
import { isFormerBeside } from './former-beside.ts';
import { linked } from './testing/aligned.ts';

const fair = ['Contract HB-24-117 on the craft fair', ''];
const amendment = [...fair, 'The number of stalls rises from 80 to 95 each day.'];

describe(isFormerBeside.name, () => {
  it('holds a new value against what it takes the place of, not against what stands beside that', () => {
    const list = (name: string): string[] => [...fair, 'Item | Quantity | Price', `${name} | 240 | 12.00`];
    expect(linked(amendment, list('Number of stalls each day'))).toContain('95 ≠ 240');
    expect(linked(amendment, list('Number of stalls, 80 each day'))).not.toContain('95 ≠ 240');
  });
});
