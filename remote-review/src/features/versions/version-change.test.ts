import { describe, expect, it } from '@jest/globals';
import { aChange, aResult, aSide } from '../../testing/review-builders.ts';
import { changesOf, orderOf } from './version-change.ts';

const pair = { a: 'd1', b: 'd2', share: 0.9 };

describe('orderOf', () => {
  it('is as the result knows it, and turned round by a person', () => {
    expect(orderOf(pair, false)).toEqual(['d1', 'd2']);
    expect(orderOf({ ...pair, earlier: 'd2' }, false)).toEqual(['d2', 'd1']);
    expect(orderOf({ ...pair, earlier: 'd2' }, true)).toEqual(['d1', 'd2']);
    expect(orderOf({ ...pair, earlier: 'd1' }, true)).toEqual(['d2', 'd1']);
  });

  it('is the same whether the result was loaded before it was swapped or after', () => {
    const loadedAfter = { ...pair, earlier: 'd2', swapped: true };
    expect(orderOf(loadedAfter, true)).toEqual(['d2', 'd1']);
    expect(orderOf(loadedAfter, false)).toEqual(['d1', 'd2']);
  });
});

describe('changesOf', () => {
  const removed = aChange({ id: 'c2', finding: 'f2', b: null });
  const other = aChange({ id: 'c3', versions: ['d1', 'd3'], b: aSide({ document: 'd3' }) });
  const result = aResult({
    changes: [aChange(), removed, other, aChange({ id: 'c4', class: 'print', finding: undefined })],
  });
  const sides = (earlier: string, later: string) =>
    changesOf(result, earlier, later).map(({ key, from, to }) => [key, from?.document ?? null, to?.document ?? null]);

  it('goes from the earlier version to the later one, and knows what is in one only', () => {
    expect(sides('d1', 'd2')).toEqual([
      ['c1', 'd1', 'd2'],
      ['c2', 'd1', null],
      ['c4', 'd1', 'd2'],
    ]);
    expect(sides('d2', 'd1')).toEqual([
      ['c1', 'd2', 'd1'],
      ['c2', null, 'd1'],
      ['c4', 'd2', 'd1'],
    ]);
  });

  it('is decided by the finding that reports it, and as one where a whole passage moved', () => {
    const moved = (id: string, between?: string) => aChange({ id, class: 'moved', finding: undefined, between });
    const changes = [aChange(), removed, moved('c5'), moved('c6', ' and '), moved('c7')];
    expect(changesOf({ ...result, changes }, 'd1', 'd2').map(({ id, group }) => [id, group])).toEqual([
      ['f1', 'substance'],
      ['f2', 'substance'],
      ['c5', 'moved'],
      ['c5', 'moved'],
      ['c7', 'moved'],
    ]);
  });
});
