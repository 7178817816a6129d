import { describe, expect, it } from '@jest/globals';
import { areNamedApart } from './named-apart.ts';
import { linked } from '../../testing/aligned.ts';

const berth = (ship: string, number: string): string[] => [
  'Harbour of Moorsund, file HN-1714',
  '',
  `The yacht “${ship}” lies on Berth no. ${number} of the harbour.`,
];

describe(areNamedApart.name, () => {
  it('keeps the numbers of two things apart whose names stand in quotation marks', () => {
    expect(linked(berth('Sorrel', '27'), berth('Sorrel', '72'))).toContain('27 ≠ 72');
    expect(linked(berth('Sorrel', '27'), berth('Heron', '72')).join()).not.toContain('≠');
  });
});
