import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { loginEndpoint, meEndpoint } from '@app/shared/contracts';
import { createAccount, logIn, post, type Credentials } from './account-client.ts';
import type { BenchRow, BenchTable } from './bench-table.ts';
import { startChildServer, type ChildServer } from './child-server.ts';
import { measureList } from './comparison-list.ts';
import { loadUrl } from './load-url.ts';

const targets = { meRatio: 0.25, loginGap: 0.05, loopP99Ms: 50 };
const rounds = 7;
const roundSeconds = 2;
const loginTries = 500;
const metricsPort = 3229;

const ada: Credentials = { email: 'ada@example.com', password: 'difference engine' };

/** What a login costs and gives away, and what it costs to be logged in. */
export async function run(): Promise<BenchTable> {
  // On a service of its own, which is gone before the others are measured.
  const list = await measureList(ada);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'accounts-bench-'));
  const hello = await startChildServer(fileURLToPath(new URL('hello-server.ts', import.meta.url)), {});
  const service = await startChildServer(fileURLToPath(import.meta.resolve('@app/server/main')), {
    DATA_DIR: dataDir,
    PORT: '0',
    METRICS_PORT: String(metricsPort),
    RATE_LIMIT_PER_MINUTE: '0',
    TRUST_PROXY: '127.0.0.1',
  });
  try {
    await createAccount(service.origin, dataDir, ada);
    const rows = [...(await measureMe(hello, service)), await measureLoginGap(service), await measureLoop(service)];
    return { title: 'Accounts, on the embedded PostgreSQL', rows: [...rows, ...list] };
  } finally {
    await Promise.all([hello.stop(), service.stop()]);
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Rounds take turns, so that other work on the machine meets both alike. */
async function measureMe(hello: ChildServer, service: ChildServer): Promise<BenchRow[]> {
  const cookies: string[] = [];
  for (let session = 0; session < 20; session += 1) cookies.push(await logIn(service.origin, ada));
  const me = { url: `${service.origin}/api${meEndpoint.path}`, cookies };
  const rates: { readonly hello: number; readonly me: number; readonly p99: number }[] = [];
  await loadUrl(me, 2);
  for (let round = 0; round < rounds; round += 1) {
    const reference = await loadUrl({ url: `${hello.origin}/hello` }, roundSeconds);
    const measured = await loadUrl(me, roundSeconds);
    rates.push({ hello: reference.perSecond, me: measured.perSecond, p99: measured.p99Ms });
  }
  const ratio = median(rates.map((rate) => rate.me / rate.hello));
  const of = (pick: 'hello' | 'me' | 'p99'): number => Math.round(median(rates.map((rate) => rate[pick])));
  return [
    { name: 'bare fastify hello', value: `${of('hello')} per second` },
    { name: '/auth/me', value: `${of('me')} per second, p99 ${of('p99')} ms` },
    {
      name: '/auth/me to hello',
      value: ratio.toFixed(2),
      target: `>= ${targets.meRatio}`,
      met: ratio >= targets.meRatio,
    },
  ];
}

/**
 * A wrong password for an address with an account, and for one without, in turns; who comes first changes. Compared by
 * the mean of the faster half: the slower one tells of other work on the machine.
 */
async function measureLoginGap(service: ChildServer): Promise<BenchRow> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let attempt = 0; attempt < loginTries; attempt += 1) {
    const tryKnown = async (): Promise<number> => known.push(await timeLogin(service, ada.email));
    const tryUnknown = async (): Promise<number> =>
      unknown.push(await timeLogin(service, `nobody-${attempt}@example.com`));
    for (const tryOne of attempt % 2 === 0 ? [tryKnown, tryUnknown] : [tryUnknown, tryKnown]) await tryOne();
  }
  const [knownMs, unknownMs] = [meanOfFasterHalf(known), meanOfFasterHalf(unknown)];
  const gap = Math.abs(knownMs - unknownMs) / Math.max(knownMs, unknownMs);
  return {
    name: `refused login, known against unknown address, ${loginTries} tries each`,
    value: `${knownMs.toFixed(1)} ms against ${unknownMs.toFixed(1)} ms: ${(gap * 100).toFixed(1)} %`,
    target: `< ${targets.loginGap * 100} %`,
    met: gap < targets.loginGap,
  };
}

async function timeLogin({ origin }: ChildServer, email: string): Promise<number> {
  const started = performance.now();
  const response = await post(origin, loginEndpoint.path, { email, password: 'not the password' });
  await response.arrayBuffer();
  if (response.status !== 401) throw new Error(`A wrong login answered ${response.status}.`);
  return performance.now() - started;
}

/** Whether hashing keeps the API from answering others. */
async function measureLoop(service: ChildServer): Promise<BenchRow> {
  // Reading the metric starts its next period.
  await readLoopP99Ms();
  const logins: Promise<Response>[] = [];
  for (let count = 0; count < 200; count += 1) {
    logins.push(post(service.origin, loginEndpoint.path, ada));
    await wait(50);
  }
  const statuses = (await Promise.all(logins)).map(({ status }) => status);
  if (statuses.some((status) => status !== 200))
    throw new Error(`Logins answered ${[...new Set(statuses)].join(', ')}.`);
  const p99 = await readLoopP99Ms();
  return {
    name: 'event loop of the API during 20 logins a second, p99',
    value: `${p99.toFixed(1)} ms`,
    target: `< ${targets.loopP99Ms} ms`,
    met: p99 < targets.loopP99Ms,
  };
}

async function readLoopP99Ms(): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  const seconds = /^nodejs_eventloop_lag_p99_seconds(?:{[^}]*})? (\S+)$/m.exec(await response.text())?.[1];
  if (seconds === undefined) throw new Error('The metric of the event loop is missing.');
  return Number(seconds) * 1_000;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function meanOfFasterHalf(values: readonly number[]): number {
  const faster = values.toSorted((left, right) => left - right).slice(0, Math.ceil(values.length / 2));
  return faster.reduce((sum, value) => sum + value, 0) / faster.length;
}
