import { describe, expect, it } from '@jest/globals';
import { aChange, aDocument, aReportInput } from '../testing/report-builders.ts';
import { versionPairs } from './version-pairs.ts';

const documents = ['a', 'b', 'c'].map((name, index) => aDocument({ id: `d${index + 1}`, name: `${name}.pdf` }));
const { result } = aReportInput({ documents, changes: [] });
const change = aChange({ versions: ['d1', 'd2'] });

describe('versionPairs', () => {
  it('turns a pair and its changes so that the earlier version comes first', () => {
    const versions = [{ a: 'd1', b: 'd2', share: 0.9, earlier: 'd2' }];
    const [pair] = versionPairs({ ...result, versions, changes: [change] });
    expect(pair).toMatchObject({ a: 'd2', b: 'd1', order: 'names' });
    expect(pair?.changes).toEqual([{ ...change, a: change.b, b: change.a }]);
  });

  it('says that a person gave the order', () => {
    const versions = [{ a: 'd1', b: 'd2', share: 0.9, earlier: 'd2', swapped: true }];
    expect(versionPairs({ ...result, versions })[0]).toMatchObject({ a: 'd2', order: 'person' });
  });

  it('turns the changes of a version that was held against a later one', () => {
    const versions = [{ a: 'd1', b: 'd2', share: 0.9 }];
    const [pair] = versionPairs({ ...result, versions, changes: [{ ...change, versions: ['d2', 'd1'] }] });
    expect(pair).toMatchObject({ a: 'd1', b: 'd2', order: 'unknown' });
    expect(pair?.changes[0]?.a).toEqual(change.b);
  });

  it('has a pair without any change among three versions', () => {
    const versions = [
      { a: 'd1', b: 'd2', share: 0.9 },
      { a: 'd1', b: 'd3', share: 1 },
    ];
    const pairs = versionPairs({ ...result, versions, changes: [change] });
    expect(pairs.map(({ b, changes }) => [b, changes.length])).toEqual([
      ['d2', 1],
      ['d3', 0],
    ]);
  });

  it('has none where no document is a version of another', () => {
    expect(versionPairs(aReportInput().result)).toEqual([]);
  });
});
