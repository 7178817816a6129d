import { sql } from 'drizzle-orm';

/** What a waiting analysis waits for. */
export interface QueueAhead {
  /** Waiting ones whose turn is before; null unless it waits. */
  readonly queuedAhead: number | null;
  /** Null unless it waits. */
  readonly runningNow: number | null;
}

/** As columns of a query on `analyses`; both are looked up for those only that wait. */
export const queuedAhead = sql<number | null>`case when analyses.status = 'queued' then (
  select count(*)::int from analyses other
  where other.status = 'queued' and (other.turn, other.created_at) < (analyses.turn, analyses.created_at)) end`;

export const runningNow = sql<number | null>`case when analyses.status = 'queued' then (
  select count(*)::int from analyses other where other.status = 'running') end`;
