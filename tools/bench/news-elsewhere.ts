import { setTimeout as wait } from 'node:timers/promises';
import {
  comparison,
  comparisonsSocketEndpoint,
  listComparisonsEndpoint,
  type Comparison,
  type ComparisonsMessage,
} from '@app/shared/contracts';
import { WebSocket } from 'ws';
import type { BenchRow } from './bench-table.ts';

const renames = 40;
const targetMs = 1_000;
/** News that has not come by then never will. */
const lostMs = 10_000;

interface Window {
  /** When the news came that a comparison has this name, in milliseconds of the clock of this process. */
  readonly heard: (name: string) => Promise<number>;
  close(): void;
}

/** Opens what a window of a person listens to. */
async function openWindow(origin: string, cookie: string): Promise<Window> {
  const times = new Map<string, number>();
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/api${comparisonsSocketEndpoint.path}`, {
    headers: { cookie },
  });
  const ready = Promise.withResolvers<void>();
  socket.on('error', ready.reject);
  socket.on('message', (data: Buffer) => {
    const { changed, reload }: ComparisonsMessage = comparisonsSocketEndpoint.message.parse(
      JSON.parse(data.toString()),
    );
    if (changed !== undefined) times.set(changed.name, performance.now());
    if (reload === true) ready.resolve();
  });
  await ready.promise;
  const heard = async (name: string): Promise<number> => {
    for (const deadline = performance.now() + lostMs; performance.now() < deadline; await wait(1)) {
      const time = times.get(name);
      if (time !== undefined) return time;
    }
    throw new Error(`The name "${name}" was not told within ${lostMs} ms.`);
  };
  return { heard, close: () => socket.close() };
}

/** Renames a comparison at one server of a cluster and waits until a window at each server knows. */
export async function measureNews(origins: Readonly<Record<string, string>>, cookie: string): Promise<BenchRow[]> {
  const [first = ''] = Object.values(origins);
  const windows = await Promise.all(
    Object.entries(origins).map(async ([name, origin]) => ({ name, window: await openWindow(origin, cookie) })),
  );
  const times = new Map(windows.map(({ name }) => [name, [] as number[]]));
  const { id } = await oneComparison(first, cookie);
  for (let count = 0; count < renames; count += 1) {
    const started = performance.now();
    await rename(first, cookie, id, `Name ${count}`);
    for (const { name, window } of windows) times.get(name)?.push((await window.heard(`Name ${count}`)) - started);
  }
  for (const { window } of windows) window.close();
  return [...times].map(([name, taken]) => rowOf(name, taken));
}

function rowOf(name: string, taken: readonly number[]): BenchRow {
  const sorted = taken.toSorted((one, other) => one - other);
  const [middle, longest] = [sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, sorted.at(-1) ?? Number.NaN];
  return {
    name: `names given one after the other, known to a window ${name}`,
    value: `${middle.toFixed(0)} ms, at most ${longest.toFixed(0)} ms of ${renames}`,
    target: `at most ${targetMs} ms`,
    met: longest <= targetMs,
  };
}

async function oneComparison(origin: string, cookie: string): Promise<Comparison> {
  const answer = await fetch(`${origin}/api${listComparisonsEndpoint.path}`, { headers: { cookie } });
  const [newest] = listComparisonsEndpoint.answer.parse(await answer.json()).analyses;
  if (newest === undefined) throw new Error('There is no comparison to rename.');
  return newest;
}

async function rename(origin: string, cookie: string, id: string, name: string): Promise<void> {
  const answer = await fetch(`${origin}/api/analyses/${id}`, {
    method: 'PATCH',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  if (comparison.parse(await answer.json()).name !== name) throw new Error(`Renaming answered ${answer.status}.`);
}
