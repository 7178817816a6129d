import type { Executor } from './database.ts';

/** Runs `work` in one transaction: all of it is stored or, when it throws, nothing. */
export async function withTransaction<Result>(
  database: Executor,
  work: (transaction: Executor) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => work(transaction));
}
