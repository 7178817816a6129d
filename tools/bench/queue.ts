import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { proportionalMemoryMb } from '@app/server/testing/memory';
import type { BenchRow, BenchTable } from './bench-table.ts';
import { startChildServer } from './child-server.ts';
import { completed } from './compare-client.ts';
import { makeVersions } from './engine-load/make-versions.ts';
import { compareAlone, openPerson, prepare, visit, type Place } from './queue-load/people.ts';

const targets = { queueRatio: 1.4, perMinute: 45, secondMs: 2_000, idleMb: 300 };
const queued = 12;
const ofFirst = 15;
const people = 50;
/** Runs alone, half of them before the queue and half after it, so that other work on the machine meets both. */
const alone = 6;
/** Until what the start needed has been given back. */
const settleMs = 20_000;

type Part = (place: Place, files: Files, pid: number) => Promise<BenchRow>;

interface Files {
  readonly tenPages: readonly string[];
  readonly onePage: readonly string[];
}

const parts: Readonly<Record<string, Part>> = {
  idle: (_place, _files, pid) => measureIdle(pid),
  waiting: (place, { tenPages }) => measureQueue(place, tenPages),
  turns: measureSecond,
  people: (place, { tenPages }) => measurePeople(place, tenPages),
};

/** What many comparisons at a time cost those who wait for them; all parts, or those that are named. */
export async function run(...names: readonly string[]): Promise<BenchTable> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'queue-bench-'));
  const dataDir = path.join(folder, 'data');
  const tenPages = await makeVersions({ folder, documents: 2, pagesEach: 10 });
  const onePage = await makeVersions({ folder, documents: 2, pagesEach: 1 });
  const service = await startChildServer(fileURLToPath(import.meta.resolve('@app/server/main')), {
    DATA_DIR: dataDir,
    PORT: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    TRUST_PROXY: '127.0.0.1',
  });
  try {
    const rows: BenchRow[] = [];
    for (const [name, measure] of Object.entries(parts)) {
      if (names.length > 0 && !names.includes(name)) continue;
      rows.push(await measure({ origin: service.origin, dataDir }, { tenPages, onePage }, service.pid));
    }
    return { title: 'Many comparisons at a time, on one machine with the embedded PostgreSQL', rows };
  } finally {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureIdle(pid: number): Promise<BenchRow> {
  await wait(settleMs);
  const megabytes = proportionalMemoryMb(pid);
  return {
    name: 'memory of all processes at rest (PSS)',
    value: `${megabytes.toFixed(0)} MB`,
    target: `<= ${targets.idleMb} MB`,
    met: megabytes <= targets.idleMb,
  };
}

async function measureQueue(place: Place, files: readonly string[]): Promise<BenchRow> {
  const ada = await openPerson(place, 'ada');
  await compareAlone(ada, files);
  const single: number[] = [];
  for (let count = 0; count < alone / 2; count += 1) single.push(await compareAlone(ada, files));
  const sessions: string[] = [];
  for (let count = 0; count < queued; count += 1) sessions.push(await prepare(ada, files));
  const started = performance.now();
  await Promise.all(sessions.map((sessionId) => completed(ada, sessionId)));
  const together = performance.now() - started;
  for (let count = 0; count < alone / 2; count += 1) single.push(await compareAlone(ada, files));
  const one = single.reduce((sum, ms) => sum + ms, 0) / single.length;
  const ratio = together / (queued * one);
  return {
    name: `${queued} queued comparisons of two documents of ten pages, to as many one after the other`,
    value: `${seconds(together)} to ${queued} times ${seconds(one)}: ${ratio.toFixed(2)}`,
    target: `<= ${targets.queueRatio}`,
    met: ratio <= targets.queueRatio,
  };
}

/** Somebody compares one page while another person has many comparisons waiting. */
async function measureSecond(place: Place, { tenPages: large, onePage: small }: Files): Promise<BenchRow> {
  const [ada, bob] = [await openPerson(place, 'eve'), await openPerson(place, 'bob')];
  const undisturbed = await compareAlone(bob, small);
  const sessions: string[] = [];
  for (let count = 0; count < ofFirst; count += 1) sessions.push(await prepare(ada, large));
  const sessionOfBob = await prepare(bob, small);
  const many = Promise.all(sessions.map((sessionId) => completed(ada, sessionId)));
  await wait(300);
  const started = performance.now();
  await completed(bob, sessionOfBob);
  const taken = performance.now() - started;
  await many;
  return {
    name: `two pages of another person while ${ofFirst} comparisons of one person wait or run`,
    value: `${seconds(taken)}, alone ${seconds(undisturbed)}`,
    target: `<= ${seconds(targets.secondMs)}`,
    met: taken <= targets.secondMs,
  };
}

async function measurePeople(place: Place, files: readonly string[]): Promise<BenchRow> {
  const names = Array.from({ length: people }, (_, index) => `person-${index}`);
  for (const name of names) await openPerson(place, name);
  const started = performance.now();
  const visits = await Promise.allSettled(names.map((name) => visit(place, name, files)));
  const minutes = (performance.now() - started) / 60_000;
  const lost = visits.filter(({ status }) => status === 'rejected').length;
  const perMinute = (people - lost) / minutes;
  return {
    name: `${people} people at once, from the login to the report`,
    value: `${perMinute.toFixed(1)} comparisons a minute, ${lost} refused or lost`,
    target: `>= ${targets.perMinute}, 0 refused or lost`,
    met: perMinute >= targets.perMinute && lost === 0,
  };
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`;
