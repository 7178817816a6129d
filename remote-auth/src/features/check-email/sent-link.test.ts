import { describe, expect, it } from '@jest/globals';
import { readSentLink } from './sent-link.ts';

describe('readSentLink', () => {
  it.each(['verification', 'unverified', 'reset'])('reads %s', (sent) => {
    expect(readSentLink({ sent })).toBe(sent);
  });

  it.each([null, undefined, 'reset', {}, { sent: 'toString' }, { sent: 3 }])(
    'takes %j for the one after sign-up',
    (state) => {
      expect(readSentLink(state)).toBe('verification');
    },
  );
});
