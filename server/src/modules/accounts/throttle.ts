import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../platform/db/index.ts';
import { tooManyRequests } from '../../platform/errors/too-many-requests.ts';
import { mailRule, type ThrottleRule } from './account-rules.ts';
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
  const limits = { seconds, blocksInMemory: true };
  const networks = createLimiter(pool, `${name}:network`, { points: perNetwork, ...limits });
  const accounts = createLimiter(pool, `${name}:account`, { points: perAccount, ...limits });
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

export interface MailLimit {
  /** Counts a mail of this kind to this address. 0 when it may go out, else the seconds until the next one may. */
  take(kind: string, email: string): Promise<number>;
}

export function createMailLimit(pool: Database['$client']): MailLimit {
  const { perAddress: points, seconds } = mailRule;
  const limiter = createLimiter(pool, 'mail', { points, seconds, blocksInMemory: false });
  return {
    async take(kind, email) {
      const refusal = await tryConsume(limiter, keyOf(kind, email));
      return refusal ? secondsUntil(refusal) : 0;
    },
  };
}

interface Limits {
  readonly points: number;
  readonly seconds: number;
  /** Floods of requests are refused without asking the database. */
  readonly blocksInMemory: boolean;
}

function createLimiter(
  pool: Database['$client'],
  keyPrefix: string,
  { points, seconds, blocksInMemory }: Limits,
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
    ...(blocksInMemory ? { inMemoryBlockOnConsumed: points + 1 } : {}),
  });
}

/** Hashed: the table holds neither addresses of people nor text of any length. */
function keyOf(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  const refusal = await tryConsume(limiter, key);
  if (refusal) throw tooManyRequests(secondsUntil(refusal));
}

async function tryConsume(limiter: RateLimiterPostgres, key: string): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}

const secondsUntil = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, msBeforeNext / 1_000);
