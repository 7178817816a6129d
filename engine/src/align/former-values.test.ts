import { describe, expect, it } from '@jest/globals';
import { areComparedFormerly, isFormerBeside } from './former-values.ts';
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

describe(areComparedFormerly.name, () => {
  const club = ['Sailing club in 2025, HB-24-117', ''];
  const account = (then: string): string[] => [...club, `Reserve of the harbour £61.4m (30 April 2025: ${then})`];
  const letter = [...club, 'The reserve of the harbour rose from £58.3 million in April to £61.4 million now.'];

  it('compares the amounts that two papers give for an earlier day, where they differ by a slip', () => {
    expect(linked(account('£53.8m'), letter)).toContain('£53.8m) ≠ £58.3 million');
    expect(linked(account('£49.6m'), letter).join()).not.toContain('≠');
    expect(linked([...club, 'Reserve of the harbour: £53.8m'], letter).join()).not.toContain('≠ £58.3 million');
  });
});
