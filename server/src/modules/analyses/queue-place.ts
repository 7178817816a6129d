import type { QueueAhead } from './queue-place-repository.ts';

/**
 * Place in the queue, from 1; undefined when nothing keeps it from starting at once. `workers` is what one worker
 * process runs at the same time: where there are several of them, the first in the queue starts sooner than it says.
 */
export function queuePlace({ queuedAhead, runningNow }: QueueAhead, workers: number): number | undefined {
  if (queuedAhead === null || runningNow === null) return undefined;
  return queuedAhead === 0 && runningNow < workers ? undefined : queuedAhead + 1;
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** `Starting`, or `2nd in the queue`. */
export function tellPlace(place: number | undefined): string {
  if (place === undefined) return 'Starting';
  return `${place}${endings[ordinals.select(place)] ?? 'th'} in the queue`;
}
