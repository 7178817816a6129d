export { countedValues, countItems, filterItems, noFilter, type Filter } from './filter-items.ts';
export type { FacetChoice } from './filter-menu.tsx';
export { groupItems } from './group-items.ts';
export { ListHead } from './list-head.tsx';
export { ListRows } from './list-rows.tsx';
export { NoMatch } from './no-match.tsx';
