import type { ListGroup, ListItem } from '../../shared/list-item.ts';

export interface ItemGroup {
  readonly group: ListGroup;
  readonly items: readonly ListItem[];
}

/** Neighbours of one group together, in the order of the list. */
export function groupItems(items: readonly ListItem[]): readonly ItemGroup[] {
  const groups: { group: ListGroup; items: ListItem[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last?.group.id === item.group.id) last.items.push(item);
    else groups.push({ group: item.group, items: [item] });
  }
  return groups;
}

/** What of a list is drawn: everything, or what is in view and somewhat more. */
export interface Heights {
  readonly head: number;
  readonly row: number;
}

/** From this many rows on only those in view are in the document. */
export const windowedFrom = 200;
/** Rows drawn above and below what is in view, so that scrolling shows no gap. */
const spareRows = 10;

export interface DrawnGroup extends ItemGroup {
  /** The rows of `items` that are drawn, as a range of it. */
  readonly from: number;
  readonly to: number;
}

/** The part of each group that is drawn when a list is scrolled to `top` in a window of `height`. */
export function drawnGroups(
  groups: readonly ItemGroup[],
  heights: Heights,
  view: { readonly top: number; readonly height: number },
): readonly DrawnGroup[] {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  if (count < windowedFrom) return groups.map((group) => ({ ...group, from: 0, to: group.items.length }));
  let at = 0;
  return groups.map((group) => {
    const first = at + heights.head;
    at = first + group.items.length * heights.row;
    const clamp = (row: number) => Math.max(0, Math.min(group.items.length, row));
    const from = clamp(Math.floor((view.top - first) / heights.row) - spareRows);
    const to = clamp(Math.ceil((view.top + view.height - first) / heights.row) + spareRows);
    return { ...group, from, to };
  });
}

/** Where a row stands in the list, from its top; undefined when the list does not have it. */
export function topOfRow(groups: readonly ItemGroup[], heights: Heights, id: string): number | undefined {
  let at = 0;
  for (const { items } of groups) {
    at += heights.head;
    const index = items.findIndex((item) => item.id === id);
    if (index >= 0) return at + index * heights.row;
    at += items.length * heights.row;
  }
  return undefined;
}
