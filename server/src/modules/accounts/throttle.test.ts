import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { closeDatabase, openDatabase, type Database } from '../../platform/db/index.ts';
import { createLogger } from '../../platform/logging/create-logger.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { createThrottle, type Throttle } from './throttle.ts';
import { deleteExpiredThrottles } from './throttle-repository.ts';

let testDatabase: TestDatabase;
let database: Database;
let counted = 0;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const logger = createLogger({ level: 'silent', role: 'test' });
  database = openDatabase({ url: testDatabase.url, poolSize: 10, logger, name: 'throttle test' });
});
afterAll(async () => {
  await closeDatabase(database);
  await testDatabase.drop();
});

/** A throttle that shares its counts with no other test. */
function aThrottle({ perNetwork = 100, perAccount = 5, name = `test-${(counted += 1)}` } = {}): Throttle {
  return createThrottle(database.$client, { name, perNetwork, perAccount, seconds: 600 });
}

const take = async (throttle: Throttle, times: number, address: string, account: string): Promise<number> => {
  const outcomes = await Promise.allSettled(Array.from({ length: times }, async () => throttle.take(address, account)));
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
};

const refused = expect.objectContaining({ code: 'too_many_requests' });

describe('createThrottle', () => {
  it('lets exactly as many through as the rule says, also when they come at once', async () => {
    const throttle = aThrottle({ perAccount: 5 });
    expect(await take(throttle, 20, '203.0.113.1', 'ada@example.com')).toBe(5);
    await expect(throttle.take('203.0.113.1', 'ada@example.com')).rejects.toEqual(refused);
  });

  it('says how long to wait', async () => {
    const throttle = aThrottle({ perAccount: 1 });
    await throttle.take('203.0.113.1', 'ada@example.com');
    await expect(throttle.take('203.0.113.1', 'ada@example.com')).rejects.toMatchObject({
      retryAfterSeconds: expect.closeTo(600, -1),
      message: 'Too many attempts. Try again in 10 minutes.',
    });
  });

  it('does not lock the owner out when a stranger fails elsewhere', async () => {
    const throttle = aThrottle({ perAccount: 5 });
    await take(throttle, 20, '198.51.100.66', 'ada@example.com');
    expect(await take(throttle, 1, '203.0.113.1', 'ada@example.com')).toBe(1);
  });

  it('stops one network from trying one password on many accounts', async () => {
    const throttle = aThrottle({ perNetwork: 10 });
    const accounts = Array.from({ length: 20 }, (_, index) => `person-${index}@example.com`);
    const passed = await Promise.all(accounts.map(async (account) => take(throttle, 1, '203.0.113.1', account)));
    expect(passed.filter((count) => count === 1)).toHaveLength(10);
  });

  it('takes an IPv6 /64 for one network', async () => {
    const throttle = aThrottle({ perAccount: 5 });
    await take(throttle, 5, '2001:db8::1', 'ada@example.com');
    expect(await take(throttle, 1, '2001:db8::2', 'ada@example.com')).toBe(0);
  });

  it('holds over all processes', async () => {
    const [first, second] = [aThrottle({ name: 'shared' }), aThrottle({ name: 'shared' })];
    expect(await take(first, 3, '203.0.113.1', 'ada@example.com')).toBe(3);
    expect(await take(second, 3, '203.0.113.1', 'ada@example.com')).toBe(2);
  });

  it('forgets failures after a success, which itself costs nothing', async () => {
    const throttle = aThrottle({ perAccount: 5, perNetwork: 6 });
    for (let login = 0; login < 20; login += 1) {
      await throttle.take('203.0.113.1', 'ada@example.com');
      await throttle.forgive('203.0.113.1', 'ada@example.com');
    }
    expect(await take(throttle, 10, '203.0.113.1', 'ada@example.com')).toBe(5);
  });

  it('keeps neither addresses nor accounts', async () => {
    await aThrottle().take('203.0.113.77', 'secret@example.com');
    const { rows } = await database.$client.query('select * from throttles');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/secret|203\.0\.113/);
  });
});

describe('deleteExpiredThrottles', () => {
  it('removes what no longer counts, and only that', async () => {
    const throttle = aThrottle({ perAccount: 1 });
    await throttle.take('203.0.113.1', 'old@example.com');
    await database.$client.query('update throttles set expire = expire - 601000');
    await throttle.take('203.0.113.1', 'new@example.com');
    await deleteExpiredThrottles(database);
    const { rows } = await database.$client.query('select count(*)::int from throttles');
    expect(rows).toEqual([{ count: 2 }]);
  });
});
