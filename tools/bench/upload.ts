import { randomBytes, randomUUID } from 'node:crypto';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createAccount, logIn, type Credentials } from './account-client.ts';
import type { BenchTable } from './bench-table.ts';
import { startChildServer } from './child-server.ts';
import { uploadBytes, type UploadTarget } from './upload-client.ts';

const targets = { ratio: 0.5, growthMb: 100 };
const megabyte = 1_048_576;
const sizeMb = 50;
const rounds = 9;
const parallel = 8;
const metricsPort = 3129;

const execute = promisify(execFile);
const ada: Credentials = { email: 'ada@example.com', password: 'difference engine' };

/** How fast uploads become durable, beside the same bytes copied and flushed by the system, and what they cost in memory. */
export async function run(): Promise<BenchTable> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'upload-bench-'));
  const dataDir = path.join(folder, 'data');
  const service = await startChildServer(fileURLToPath(import.meta.resolve('@app/server/main')), {
    DATA_DIR: dataDir,
    PORT: '0',
    METRICS_PORT: String(metricsPort),
    RATE_LIMIT_PER_MINUTE: '0',
    TRUST_PROXY: '127.0.0.1',
  });
  try {
    await createAccount(service.origin, dataDir, ada);
    const target = { origin: service.origin, cookie: await logIn(service.origin, ada) };
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(sizeMb * megabyte)]);
    const { copyMbPerSecond, uploadMbPerSecond, ratio } = await measureSpeed(target, bytes, folder);
    const { growthMb, together } = await measureMemory(target, bytes);
    return {
      title: `Uploads of ${sizeMb} MB to local storage`,
      rows: [
        { name: 'copy and fsync', value: `${Math.round(copyMbPerSecond)} MB/s` },
        { name: 'one upload', value: `${Math.round(uploadMbPerSecond)} MB/s` },
        row('upload to copy', ratio.toFixed(2), `at least ${targets.ratio}`, ratio >= targets.ratio),
        { name: `${parallel} uploads together`, value: `${Math.round(together)} MB/s` },
        row(
          'memory growth meanwhile',
          `${Math.round(growthMb)} MB`,
          `under ${targets.growthMb} MB`,
          growthMb < targets.growthMb,
        ),
      ],
    };
  } finally {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const row = (name: string, value: string, target: string, met: boolean) => ({ name, value, target, met });

/** Rounds take turns, so that other work on the machine meets both alike. */
async function measureSpeed(
  target: UploadTarget,
  bytes: Buffer,
  folder: string,
): Promise<{ copyMbPerSecond: number; uploadMbPerSecond: number; ratio: number }> {
  const original = path.join(folder, 'original');
  await writeFile(original, bytes);
  const copies: number[] = [];
  const uploads: number[] = [];
  await uploadBytes(target, randomUUID(), bytes);
  for (let round = 0; round < rounds; round += 1) {
    copies.push(await secondsOf(() => copyAndFlush(original, path.join(folder, `copy-${round}`))));
    uploads.push(await secondsOf(() => uploadBytes(target, randomUUID(), bytes)));
  }
  return {
    copyMbPerSecond: sizeMb / median(copies),
    uploadMbPerSecond: sizeMb / median(uploads),
    ratio: median(copies.map((seconds, round) => seconds / (uploads[round] ?? Infinity))),
  };
}

async function measureMemory(target: UploadTarget, bytes: Buffer): Promise<{ growthMb: number; together: number }> {
  const before = await residentMb();
  let peak = before;
  let isDone = false;
  const watching = (async () => {
    for (; !isDone; await wait(50)) peak = Math.max(peak, await residentMb());
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
async function residentMb(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const value = /^process_resident_memory_bytes\S* (\S+)/m.exec(text)?.[1];
  return Number(value) / megabyte;
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
