import { expect, it } from '@jest/globals';
import { withinSentence } from './within-sentence.ts';

it('makes the first letter small, and no other', () => {
  expect(withinSentence('Finding 2 of 3, High, Name')).toBe('finding 2 of 3, High, Name');
  expect(withinSentence('')).toBe('');
});
