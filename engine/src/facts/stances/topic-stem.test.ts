import { describe, expect, it } from '@jest/globals';
import { topicStem } from './topic-stem.ts';

describe('topicStem', () => {
  it.each([
    ['geraucht', 'Rauchen'],
    ['abgestellt', 'abzustellen'],
    ['lit', 'light'],
    ['sublet', 'Untervermietung'],
    ['subarrendará', 'subarriendo'],
    ['plantarlo', 'plantar'],
    ['hipoteca', 'Grundschuld'],
    ['allergic', 'Allergien'],
    ['gemeinsame', 'gemeinsamen'],
    ['sub-dealers', 'sub-distributor'],
    ['dépose', 'enlèvement'],
    ['poda', 'corte'],
    ['existant', 'ancien'],
  ])('takes %s and %s for one', (a, b) => {
    expect(topicStem(a)).toBe(topicStem(b));
    expect(topicStem(a)).not.toBe('');
  });

  it('takes a product for nothing that is shown', () => {
    expect(topicStem('products')).not.toBe(topicStem('produced'));
  });

  it('leaves out verbs that say little and times', () => {
    expect(['used', 'may', 'Benutzung', 'end', 'B.2'].map(topicStem)).toEqual(['', '', '', '', '']);
  });
});
