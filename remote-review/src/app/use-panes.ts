import { useCallback, useMemo, useState } from 'react';
import { firstPair, type Reading } from '../shared/readings.ts';
import type { ReviewItem } from '../shared/review-item.ts';

export interface Panes {
  readonly left: string;
  readonly right: string | null;
}

/** Which documents stand side by side: those that a finding is about, until others are chosen for it. */
export function usePanes(item: ReviewItem | null) {
  const [own, setOwn] = useState<{ readonly of: string; readonly panes: Panes } | null>(null);
  const panes = useMemo((): Panes => {
    if (own !== null && own.of === item?.id) return own.panes;
    const [left = '', right = null] = firstPair(item?.readings ?? []);
    return { left, right };
  }, [own, item]);
  const show = useCallback(
    (id: string, side: 'left' | 'right') => {
      const other = side === 'left' ? panes.right : panes.left;
      // One document on both sides is of no use: the two change places.
      const next = side === 'left' ? { left: id, right: other } : { left: panes.left, right: id };
      const swapped = other === id ? { left: panes.right ?? id, right: panes.left } : next;
      if (item !== null) setOwn({ of: item.id, panes: swapped });
    },
    [item, panes],
  );
  /** Shows a document on the side of its reading, or on the other one. */
  const showReading = (reading: Reading, isOther: boolean) =>
    show(reading.document.id, (reading.side === 'a') === isOther ? 'right' : 'left');
  return { panes, show, showReading };
}
