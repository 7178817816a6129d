import { useSearchParams } from '@app/shared/router';
import { useCallback, useMemo, useState } from 'react';
import { filterItems, noFilter, type Filter } from '../features/list/index.ts';
import { isDecided, type DecisionLookup, type ListItem } from '../shared/list-item.ts';
import type { ReviewPlace } from './kept-place.ts';

export interface ListingParts {
  readonly items: readonly ListItem[];
  readonly lookup: () => DecisionLookup;
  readonly isNarrow: boolean;
  /** Where the review was left. */
  readonly left: Pick<ReviewPlace, 'finding' | 'filter'> | null;
}

/** What is shown first where nothing was chosen: the first that is open. */
export const firstOf = <Item extends Pick<ListItem, 'id'>>(items: readonly Item[], decisionOf: DecisionLookup) =>
  items.find(({ id }) => !isDecided(decisionOf(id))) ?? items[0];

/** Ids that are chosen together; null while one is shown. */
function useTicked() {
  const [ticked, setTicked] = useState<ReadonlySet<string> | null>(null);
  const tick = useCallback((id: string) => {
    setTicked((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return { ticked, setTicked, tick };
}

/** The list as it is narrowed, and which of it is chosen. What is chosen stands in the address: a link opens it. */
export function useListing({ items, lookup, isNarrow, left }: ListingParts) {
  const [params, setParams] = useSearchParams();
  const [filter, setFilter] = useState<Filter>(left?.filter ?? noFilter);
  // Decisions are looked up when the filter changes only: what is decided keeps its place until then.
  const shown = useMemo(() => filterItems(items, filter, lookup()), [items, filter, lookup]);

  // The router follows in a later turn; a key that comes before must not decide what is not shown any more.
  const inAddress = params.get('finding');
  // On a phone one comes back to the list.
  const [{ seen, asked }, setAsked] = useState({
    seen: inAddress,
    asked: inAddress ?? (isNarrow ? null : (left?.finding ?? null)),
  });
  if (inAddress !== seen) setAsked({ seen: inAddress, asked: inAddress });
  const isKnown = items.some(({ id }) => id === asked);
  const first = useMemo(() => firstOf(shown, lookup()) ?? items[0], [shown, items, lookup]);
  const chosen = isKnown ? asked : isNarrow ? null : (first?.id ?? null);
  const [last, setLast] = useState(chosen ?? left?.finding ?? null);
  if (chosen !== null && chosen !== last) setLast(chosen);
  const choose = useCallback(
    (id: string | null) => {
      // On a phone the list and a finding are two steps, and the browser's way back leads from one to the other.
      const isStep = isNarrow && (id === null) !== (chosen === null);
      setAsked((before) => ({ ...before, asked: id }));
      if (isStep) setParams(id === null ? {} : { finding: id });
      else
        window.history.replaceState(
          window.history.state,
          '',
          id === null ? '?' : `?${String(new URLSearchParams({ finding: id }))}`,
        );
    },
    [isNarrow, chosen, setParams],
  );
  const step = useCallback(
    (by: 1 | -1): string | null => {
      const at = shown.findIndex(({ id }) => id === chosen);
      const next = at < 0 ? shown[0] : shown[at + by];
      if (next === undefined) return null;
      choose(next.id);
      return next.id;
    },
    [shown, chosen, choose],
  );
  /** The next one after the chosen one that is open; from the end on again at the top. */
  const nextOpen = (isOpen: (id: string) => boolean): string | null => {
    const at = shown.findIndex(({ id }) => id === chosen);
    const order = [...shown.slice(at + 1), ...shown.slice(0, Math.max(0, at))];
    return order.find(({ id }) => isOpen(id))?.id ?? null;
  };
  const place = shown.findIndex(({ id }) => id === chosen);
  return {
    filter,
    setFilter,
    shown,
    chosen,
    last,
    choose,
    step,
    nextOpen,
    ...useTicked(),
    isFirst: place === 0,
    isLast: place >= 0 && place === shown.length - 1,
  };
}

export type Listing = ReturnType<typeof useListing>;
