import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ThrottleRule } from './account-rules.ts';
import { networkOf } from './network-of.ts';

export interface Throttle {
  /** Counts a try of this client on this account; throws `too_many_requests` when it was one too many. */
  take(clientAddress: string, account: string): Promise<void>;
  /** The try was a success: it does not count, and the account's earlier failures from there are forgotten. */
  forgive(clientAddress: string, account: string): Promise<void>;
}

/** Counts in the database, so that the limits hold over all API processes; a key that is over is refused from memory. */
export function createThrottle(
  pool: Database['$client'],
  { name, perNetwork, perAccount, seconds }: ThrottleRule,
): Throttle {
  const networks = createLimiter(pool, `${name}:network`, perNetwork, seconds);
  const accounts = createLimiter(pool, `${name}:account`, perAccount, seconds);
  return {
    async take(clientAddress, account) {
      const network = networkOf(clientAddress);
      await consume(accounts, keyOf(network, account));
      await consume(networks, keyOf(network));
    },
    async forgive(clientAddress, account) {
      const network = networkOf(clientAddress);
      await Promise.all([accounts.delete(keyOf(network, account)), networks.reward(keyOf(network), 1)]);
    },
  };
}

function createLimiter(
  pool: Database['$client'],
  keyPrefix: string,
  points: number,
  seconds: number,
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'throttles',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration: seconds,
    inMemoryBlockOnConsumed: points + 1,
  });
}

/** Hashed: the table holds neither addresses of people nor text of any length. */
function keyOf(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, refusal.msBeforeNext / 1_000) });
  }
}
