import { describe, expect, it } from '@jest/globals';
import { quietParts } from './quiet-parts.ts';

describe('quietParts', () => {
  it('cuts a passage into what the other one has as well, in letters of any case, and what it has alone', () => {
    expect(quietParts('Smoking on the roof, please: ', [{ quote: 'On the ROOF smoking.' }])).toEqual([
      { text: 'Smoking on the roof, ', isQuiet: true },
      { text: 'please: ', isQuiet: false },
    ]);
  });

  it('knows nothing quiet where there is no other', () => {
    expect(quietParts('Smoking', [])).toEqual([{ text: 'Smoking', isQuiet: false }]);
  });
});
