import type { Executor } from '../../platform/db/index.ts';

/** What an account holds besides itself. Other modules know. */
export interface AccountHoldings {
  count(db: Executor, userId: string): Promise<{ readonly comparisons: number; readonly documents: number }>;
  /**
   * Deletes the rows, and stops what runs. Answers what deletes the bytes: they go when the transaction has ended, for a
   * row without bytes would be worse.
   */
  deleteRows(tx: Executor, userId: string): Promise<() => Promise<void>>;
}
