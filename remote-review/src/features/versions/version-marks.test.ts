import { describe, expect, it } from '@jest/globals';
import { aChange, aResult, aSide } from '../../testing/review-builders.ts';
import { changesOf } from './version-change.ts';
import { placeIn, sideMarks } from './version-marks.ts';

const added = aChange({ id: 'c2', finding: 'f2', a: null, b: aSide({ document: 'd2', page: 3 }) });
const moved = aChange({ id: 'c3', class: 'moved', finding: undefined });
const print = aChange({ id: 'c4', class: 'print', finding: undefined });
const changes = changesOf(aResult({ changes: [aChange(), added, moved, print] }), 'd1', 'd2');

describe('sideMarks', () => {
  it('strikes in the earlier version what the later one has otherwise, and marks nothing of print', () => {
    expect(sideMarks(changes, 'left').map(({ id, tone }) => [id, tone])).toEqual([
      ['f1', 'struck'],
      ['c3', 'moved'],
    ]);
    expect(sideMarks(changes, 'right').map(({ id, tone }) => [id, tone])).toEqual([
      ['f1', 'inserted'],
      ['f2', 'inserted'],
      ['c3', 'moved'],
    ]);
  });
});

describe('placeIn', () => {
  it('is the change itself, or what stands before it', () => {
    expect(placeIn(changes, 'f2', 'right')?.page).toBe(3);
    expect(placeIn(changes, 'f2', 'left')?.quote).toBe('twenty-four (24)');
    expect(placeIn(changes.slice(1), 'f2', 'left')).toBeNull();
  });
});
