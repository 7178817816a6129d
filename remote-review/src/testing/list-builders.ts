import type { ListItem } from '../shared/list-item.ts';

export function aListItem(changes: Partial<ListItem> = {}): ListItem {
  return {
    id: 'f1',
    number: '1',
    numbered: 14,
    group: { id: 'high', label: 'High', severity: 'high' },
    subject: 'Monthly base rent',
    details: [],
    joint: ' · ',
    facets: {},
    texts: ['Monthly base rent'],
    words: 'monthly base rent',
    isCounted: true,
    ...changes,
  };
}
