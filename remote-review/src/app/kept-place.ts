import * as z from 'zod/mini';
import type { Filter } from '../features/list/index.ts';

const stored = z.object({
  finding: z.nullable(z.string()),
  isPaper: z.boolean(),
  filter: z.object({
    search: z.string(),
    chosen: z.record(z.string(), z.array(z.string())),
    shown: z.enum(['open', 'decided', 'all']),
  }),
});

/** Where a review was left: the finding, the view and the filter. */
export interface ReviewPlace {
  readonly finding: string | null;
  readonly isPaper: boolean;
  readonly filter: Filter;
}

const keyOf = (id: string): string => `review-place:${id}`;

/** Where a comparison was left in this tab; null where it was not opened yet. */
export function readPlace(storage: Pick<Storage, 'getItem'>, id: string): ReviewPlace | null {
  const text = storage.getItem(keyOf(id));
  if (text === null) return null;
  try {
    return z.parse(stored, JSON.parse(text));
  } catch (error) {
    console.warn('Where the review was left cannot be read', error);
    return null;
  }
}

export function keepPlace(storage: Pick<Storage, 'setItem'>, id: string, place: ReviewPlace): void {
  storage.setItem(keyOf(id), JSON.stringify(place));
}
