import { describe, expect, it } from '@jest/globals';
import { aFinding, aPosition } from '../report/testing/report-builders.ts';
import { whyNotComparable, type Compared } from './not-comparable.ts';

const why = (changes: Partial<Compared> = {}) =>
  whyNotComparable({ count: 2, hasVersions: false, agreements: 0, findings: [], strangers: [], ...changes });

describe(whyNotComparable.name, () => {
  it('is that the documents have nothing in common where nothing agrees and nothing disagrees', () => {
    expect(why()).toBe('nothing-in-common');
    const within = aFinding({ positions: [aPosition({ document: 'd1' }), aPosition({ document: 'd1' })] });
    expect(why({ findings: [within] })).toBe('nothing-in-common');
  });

  it('is nothing where a value agrees, a finding sets them against each other, or they are versions', () => {
    expect(why({ agreements: 1 })).toBeUndefined();
    const across = aFinding({ positions: [aPosition({ document: 'd1' }), aPosition({ document: 'd2' })] });
    expect(why({ findings: [across] })).toBeUndefined();
    expect(why({ hasVersions: true })).toBeUndefined();
  });

  it('is that they do not belong together where all of them are strangers to each other', () => {
    expect(why({ agreements: 3, strangers: [[0, 1]] })).toBe('unrelated');
    expect(why({ count: 3, agreements: 3, strangers: [[0, 1]] })).toBeUndefined();
  });
});
