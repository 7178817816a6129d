import { missingMigrations } from '../../platform/db/index.ts';
import type { Http } from '../../platform/http/index.ts';
import type { Module, Platform } from '../../platform/platform.ts';

/** A check that takes longer than this has failed: whoever asks waits not much longer. */
const checkTimeoutMs = 3_000;

/** An answer is good for this long. */
const freshMs = 500;

export interface Health extends Module {
  /** From now on `/readyz` says no, so that no new requests come. */
  startDraining(): void;
}

/** `/healthz`: the process answers. `/readyz`: it can do its work, so a balancer may send requests. */
export function createHealth(platform: Platform, checkPages: () => Promise<void>): Health {
  let isDraining = false;
  const check = shared(() => runChecks(platform, checkPages));
  return {
    startDraining: () => {
      isDraining = true;
    },
    pages: (root: Http) => {
      root.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
      root.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
        const checks = isDraining ? { draining: false } : await check();
        const isReady = Object.values(checks).every(Boolean);
        return reply
          .code(isReady ? 200 : 503)
          .header('cache-control', 'no-store')
          .send({ ready: isReady, checks });
      });
    },
  };
}

/** Anybody may ask, as often as he likes: one look answers everybody who asks while it lasts and shortly after. */
function shared<Result>(look: () => Promise<Result>): () => Promise<Result> {
  let known: { readonly result: Promise<Result>; readonly until: number } | undefined;
  return async () => {
    if (!known || performance.now() > known.until) known = { result: look(), until: performance.now() + freshMs };
    return known.result;
  };
}

async function runChecks(
  { db, storage, logger }: Platform,
  checkPages: () => Promise<void>,
): Promise<Record<string, boolean>> {
  const checks: Record<string, () => Promise<boolean>> = {
    database: async () => {
      await db.$client.query('select 1');
      return true;
    },
    migrations: async () => (await missingMigrations(db)).length === 0,
    storage: async () => {
      await storage.probe();
      return true;
    },
    pages: async () => {
      await checkPages();
      return true;
    },
  };
  const results = Object.entries(checks).map(async ([name, check]): Promise<[string, boolean]> => {
    const passed = await withTimeout(check()).catch((error: unknown) => {
      logger.warn({ err: error, check: name }, 'a readiness check failed');
      return false;
    });
    return [name, passed];
  });
  return Object.fromEntries(await Promise.all(results));
}

async function withTimeout(check: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('timed out')), checkTimeoutMs);
  });
  return Promise.race([check, late]).finally(() => clearTimeout(timer));
}
