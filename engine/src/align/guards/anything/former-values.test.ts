import { describe, expect, it } from '@jest/globals';
import { areComparedFormerly } from './former-values.ts';
import { linked } from '../../testing/aligned.ts';

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
