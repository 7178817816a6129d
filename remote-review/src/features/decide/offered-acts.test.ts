import { describe, expect, it } from '@jest/globals';
import { isOffered, type OfferParts } from './offered-acts.ts';

const offered = (parts: Partial<OfferParts>) =>
  (['accept', 'same', 'dismiss', 'ask', 'note'] as const).filter((act) =>
    isOffered(act, { several: null, decision: null, canDecide: true, isPair: false, ...parts }),
  );

describe('what is offered', () => {
  it.each([null, 'asked'] as const)('is all of it while the decision is %s', (decision) => {
    expect(offered({ decision })).toEqual(['accept', 'dismiss', 'ask', 'note']);
  });

  it('is of two passages also that they mean the same, until that is decided', () => {
    expect(offered({ isPair: true })).toContain('same');
    expect(offered({ isPair: true, decision: 'dismissed' })).not.toContain('same');
    expect(offered({ isPair: true, canDecide: false })).toEqual([]);
  });

  it('is to change the decision once there is one', () => {
    expect(offered({ decision: 'dismissed' })).toEqual(['accept', 'dismiss', 'ask', 'note']);
    expect(offered({ decision: 'accepted' })).toEqual(['dismiss', 'ask', 'note']);
  });

  it('is nothing of what needs no decision', () => {
    expect(offered({ canDecide: false })).toEqual([]);
  });

  it('is to accept or to dismiss several, whatever the one that is shown', () => {
    expect(offered({ several: 2, decision: 'accepted', canDecide: false })).toEqual(['accept', 'dismiss']);
    expect(offered({ several: 0 })).toEqual([]);
  });
});
