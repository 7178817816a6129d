import { describe, expect, it } from '@jest/globals';
import { decisionTextMax } from '@app/shared/contracts';
import { checkedDecision } from './checked-decision.ts';

const nothing = { decision: null, reason: null, text: null, whom: null, note: null };

describe('a decision that is checked', () => {
  it('keeps what is said, without what cannot be stored or read', () => {
    const note = '  first\r\nsecond\u0000\ud800  ';
    expect(checkedDecision({ decision: 'asked', text: 'Which?', whom: ' ', note })).toEqual({
      ...nothing,
      decision: 'asked',
      text: 'Which?',
      note: 'first\nsecond \ufffd',
    });
  });

  it.each(['accepted', 'asked', null] as const)('has no reason where it says %s', (decision) => {
    expect(() => checkedDecision({ decision, reason: 'misread' })).toThrow('not valid');
  });

  it('says in words what another reason is', () => {
    expect(() => checkedDecision({ decision: 'dismissed', reason: 'other', text: ' ' })).toThrow('not valid');
    const said = { decision: 'dismissed', reason: 'other', text: 'agreed by phone' } as const;
    expect(checkedDecision(said)).toEqual({ ...nothing, ...said });
  });

  it('counts the length of a text in characters as people see them', () => {
    const longest = '𝒳'.repeat(decisionTextMax);
    expect(checkedDecision({ decision: null, note: longest }).note).toBe(longest);
    for (const field of ['text', 'whom', 'note'])
      expect(() => checkedDecision({ decision: null, [field]: `${longest}𝒳` })).toThrow('not valid');
  });
});
