import { expect, it } from '@jest/globals';
import { foundWords } from './found-words.ts';

it.each([
  [0, false, 'No discrepancies'],
  [1, false, '1 discrepancy'],
  [8, false, '8 discrepancies'],
  [0, true, 'No changes'],
  [1, true, '1 change'],
  [50, true, '50 changes'],
])('says what %d found are, of versions: %s', (count, isOfVersions, words) => {
  expect(foundWords(count, isOfVersions)).toBe(words);
});
