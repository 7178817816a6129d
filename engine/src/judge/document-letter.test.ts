import { describe, expect, it } from '@jest/globals';
import { documentLetter } from './document-letter.ts';

describe('documentLetter', () => {
  it('goes on with two letters after Z', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(documentLetter)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
  });
});
