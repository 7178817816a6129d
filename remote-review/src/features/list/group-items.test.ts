import { describe, expect, it } from '@jest/globals';
import { aListItem } from '../../testing/list-builders.ts';
import { drawnGroups, groupItems, topOfRow, windowedFrom } from './group-items.ts';

const heights = { head: 30, row: 57 };
const rows = (count: number, group: string, from = 0) =>
  Array.from({ length: count }, (_, index) =>
    aListItem({ id: `f${from + index}`, group: { id: group, label: group } }),
  );

describe('groupItems', () => {
  it('keeps the order of the list', () => {
    const groups = groupItems([...rows(2, 'high'), ...rows(1, 'low', 2)]);
    expect(groups.map(({ group, items }) => [group.id, items.map(({ id }) => id)])).toEqual([
      ['high', ['f0', 'f1']],
      ['low', ['f2']],
    ]);
  });
});

describe('drawnGroups', () => {
  it('draws a short list as a whole', () => {
    const groups = groupItems(rows(windowedFrom - 1, 'high'));
    expect(drawnGroups(groups, heights, { top: 0, height: 500 })).toEqual([
      expect.objectContaining({ from: 0, to: windowedFrom - 1 }),
    ]);
  });

  it('draws of a long one what is in view, wherever it is scrolled to', () => {
    const groups = groupItems([...rows(1_000, 'high'), ...rows(1_000, 'low', 1_000)]);
    const drawn = (top: number) => drawnGroups(groups, heights, { top, height: 570 }).map(({ from, to }) => [from, to]);
    expect(drawn(0)).toEqual([
      [0, 20],
      [0, 0],
    ]);
    expect(drawn(30 + 500 * 57)).toEqual([
      [490, 520],
      [0, 0],
    ]);
    expect(drawn(60 + 2_000 * 57 - 570)).toEqual([
      [1_000, 1_000],
      [980, 1_000],
    ]);
  });
});

describe('topOfRow', () => {
  it('counts the heads of the groups', () => {
    const groups = groupItems([...rows(2, 'high'), ...rows(2, 'low', 2)]);
    expect(topOfRow(groups, heights, 'f3')).toBe(30 + 2 * 57 + 30 + 57);
    expect(topOfRow(groups, heights, 'f9')).toBeUndefined();
  });
});
