import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { BenchRow } from '../bench-table.ts';
import { startChildServer } from '../child-server.ts';
import { uploadBytes, type UploadTarget } from './upload-client.ts';

const targets = { ratio: 0.5, growthMb: 100 };
const megabyte = 1_048_576;
const sizeMb = 50;
const rounds = 15;
const parallel = 8;

const execute = promisify(execFile);

interface ServerBench {
  readonly target: UploadTarget;
  /** On the file system that uploads are stored on. */
  readonly folder: string;
  readonly metricsPort: number;
}

/** How fast uploads become durable, beside the same bytes copied and flushed by the system, and what they cost in memory. */
export async function measureServer({ target, folder, metricsPort }: ServerBench): Promise<BenchRow[]> {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(sizeMb * megabyte)]);
  const { copies, bare, uploads } = await measureSpeed(target, bytes, folder);
  const { growthMb, together } = await measureMemory(target, bytes, metricsPort);
  const ratio = medianRatio(copies, uploads);
  return [
    { name: `copy and fsync of ${sizeMb} MB`, value: speed(copies) },
    { name: 'bare server: body to file and fsync', value: `${speed(bare)}, ${medianRatio(copies, bare)} of the copy` },
    { name: 'one upload', value: speed(uploads) },
    { name: 'upload to copy', value: ratio, target: `at least ${targets.ratio}`, met: Number(ratio) >= targets.ratio },
    { name: `${parallel} uploads together`, value: `${Math.round(together)} MB/s` },
    {
      name: 'memory growth meanwhile',
      value: `${Math.round(growthMb)} MB`,
      target: `under ${targets.growthMb} MB`,
      met: growthMb < targets.growthMb,
    },
  ];
}

interface Times {
  readonly copies: readonly number[];
  readonly bare: readonly number[];
  readonly uploads: readonly number[];
}

/** Rounds take turns, so that other work on the machine meets all alike. */
async function measureSpeed(target: UploadTarget, bytes: Buffer, folder: string): Promise<Times> {
  const original = path.join(folder, 'original');
  await writeFile(original, bytes);
  const times = { copies: [] as number[], bare: [] as number[], uploads: [] as number[] };
  const bare = await startChildServer(fileURLToPath(new URL('bare-server.ts', import.meta.url)), {}, [folder]);
  const bareTarget = { ...target, origin: bare.origin };
  try {
    await uploadBytes(bareTarget, randomUUID(), bytes);
    await uploadBytes(target, randomUUID(), bytes);
    for (let round = 0; round < rounds; round += 1) {
      times.copies.push(await secondsOf(() => copyAndFlush(original, path.join(folder, `copy-${round}`))));
      times.bare.push(await secondsOf(() => uploadBytes(bareTarget, randomUUID(), bytes)));
      times.uploads.push(await secondsOf(() => uploadBytes(target, randomUUID(), bytes)));
    }
  } finally {
    await bare.stop();
  }
  return times;
}

async function measureMemory(
  target: UploadTarget,
  bytes: Buffer,
  metricsPort: number,
): Promise<{ growthMb: number; together: number }> {
  const before = await residentMb(metricsPort);
  let peak = before;
  let isDone = false;
  const watching = (async () => {
    for (; !isDone; await wait(50)) peak = Math.max(peak, await residentMb(metricsPort));
  })();
  const uploads = Array.from({ length: parallel }, () => uploadBytes(target, randomUUID(), bytes));
  const seconds = await secondsOf(async () => void (await Promise.all(uploads)));
  isDone = true;
  await watching;
  return { growthMb: peak - before, together: (parallel * sizeMb) / seconds };
}

/** As a person would do it in a shell. */
async function copyAndFlush(from: string, to: string): Promise<void> {
  await execute('sh', ['-c', 'cp "$0" "$1" && sync "$1"', from, to]);
}

/** Of the API process. */
async function residentMb(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const value = /^process_resident_memory_bytes\S* (\S+)/m.exec(text)?.[1];
  return Number(value) / megabyte;
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

const speed = (seconds: readonly number[]): string => `${Math.round(sizeMb / median(seconds))} MB/s`;

/** Of pairs that were measured one after the other. */
const medianRatio = (reference: readonly number[], measured: readonly number[]): string =>
  median(reference.map((seconds, round) => seconds / (measured[round] ?? Infinity))).toFixed(2);

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
