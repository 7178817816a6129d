import { expect, it } from '@jest/globals';
import { whyOf } from './why-of.ts';

it.each([
  [{}, ''],
  [{ reason: 'same-thing' }, 'Same meaning, different wording.'],
  [{ reason: 'other', text: 'Rounding.' }, 'Another reason. “Rounding.”'],
  [{ text: 'Who signed?', whom: 'Dana' }, '“Who signed?” for Dana'],
] as const)('says of %j: %s', (decision, words) => {
  expect(whyOf(decision)).toBe(words);
});
