import { describe, expect, it } from '@jest/globals';
import type { ListDecision } from '../../shared/list-item.ts';
import { aListItem } from '../../testing/list-builders.ts';
import { countedValues, countItems, filterItems, noFilter, toggleValue } from './filter-items.ts';

const rent = aListItem({
  id: 'f1',
  words: 'monthly base rent $10,650.00',
  facets: { severity: ['high'], document: ['d1', 'd2'] },
});
const owner = aListItem({ id: 'f2', words: 'name of the owner', facets: { severity: ['low'], document: ['d3'] } });
const place = aListItem({ id: 'f3', words: 'deposit', isCounted: false });
const items = [rent, owner, place];
const decided: Readonly<Record<string, ListDecision>> = { f2: { decision: 'dismissed', hasNote: false } };
const decisionOf = (id: string) => decided[id] ?? { decision: null, hasNote: false };
const shown = (filter: Partial<typeof noFilter>) =>
  filterItems(items, { ...noFilter, ...filter }, decisionOf).map(({ id }) => id);

describe('filterItems', () => {
  it('lets everything through at first', () => {
    expect(shown({})).toEqual(['f1', 'f2', 'f3']);
  });

  it('finds words in any order and letters of any case', () => {
    expect(shown({ search: ' RENT  monthly ' })).toEqual(['f1']);
    expect(shown({ search: 'rent owner' })).toEqual([]);
  });

  it('takes any of the values of one filter, and all filters together', () => {
    expect(shown({ chosen: { severity: ['high', 'low'] } })).toEqual(['f1', 'f2']);
    expect(shown({ chosen: { severity: ['high', 'low'], document: ['d3'] } })).toEqual(['f2']);
    expect(shown({ chosen: { severity: [] } })).toHaveLength(3);
  });

  it('parts what is open from what is decided', () => {
    expect(shown({ shown: 'open' })).toEqual(['f1', 'f3']);
    expect(shown({ shown: 'decided' })).toEqual(['f2']);
  });
});

describe('toggleValue', () => {
  it('chooses a value, and takes it back', () => {
    const once = toggleValue(noFilter, 'kind', 'missing');
    expect(once.chosen).toEqual({ kind: ['missing'] });
    expect(toggleValue(once, 'kind', 'missing').chosen).toEqual({ kind: [] });
  });
});

describe('countedValues', () => {
  it('says how many of the list have each value', () => {
    const values = [
      ['d1', 'A lease.pdf'],
      ['d3', 'C other.pdf'],
      ['d4', 'D none.pdf'],
    ] as const;
    expect(countedValues(items, 'document', values).map(([, , count]) => count)).toEqual([1, 1, 0]);
  });
});

describe('countItems', () => {
  it('counts what counts: places to look at do not, and asked is not decided', () => {
    const asked = (id: string): ListDecision => (id === 'f1' ? { decision: 'asked', hasNote: true } : decisionOf(id));
    expect(countItems(items, asked)).toEqual({ all: 2, decided: 1, accepted: 0, dismissed: 1, asked: 1 });
  });

  it('counts a possible one once it is confirmed', () => {
    const confirmed = (id: string): ListDecision => ({ decision: id === 'f3' ? 'accepted' : null, hasNote: false });
    expect(countItems(items, confirmed)).toEqual({ all: 3, decided: 1, accepted: 1, dismissed: 0, asked: 0 });
  });
});
