import { describe, expect, it } from '@jest/globals';
import { strangeTo } from './strange-to.ts';

const names = ['lease.pdf', 'roll.pdf', 'minutes.pdf'];

describe(strangeTo.name, () => {
  it('names the documents that one has nothing to do with', () => {
    const [said] = strangeTo(
      2,
      [
        [0, 2],
        [1, 2],
      ],
      names,
    );
    expect(said).toMatch(/^These documents do not seem to belong together: this one and lease\.pdf, roll\.pdf\./u);
  });

  it('says nothing of a document that belongs to one of them', () => {
    expect(strangeTo(0, [[0, 2]], names)).toEqual([]);
    expect(strangeTo(1, [], names)).toEqual([]);
  });
});
