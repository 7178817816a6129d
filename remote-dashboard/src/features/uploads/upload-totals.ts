import { isUnusable, type UploadItem } from './upload-item.ts';

export interface UploadTotals {
  readonly files: number;
  readonly totalBytes: number;
  readonly sentBytes: number;
  /** Whole percent of all bytes. */
  readonly percent: number;
  readonly done: number;
  readonly failed: number;
  /** Arrived, and nothing of them can be compared. */
  readonly unusable: number;
  /** Arrived, and can be compared. */
  readonly ready: number;
  /** Queued or on the way. */
  readonly coming: number;
}

function sentBytesOf(item: UploadItem): number {
  if (item.status === 'done') return item.file.size;
  return item.status === 'uploading' ? (item.file.size * item.progress) / 100 : 0;
}

/** Sums up a list. Failed files count as not sent. */
export function totalsOf(items: readonly UploadItem[]): UploadTotals {
  let totalBytes = 0;
  let sentBytes = 0;
  let unusable = 0;
  const count = { idle: 0, uploading: 0, done: 0, failed: 0 };
  for (const item of items) {
    totalBytes += item.file.size;
    sentBytes += sentBytesOf(item);
    count[item.status] += 1;
    if (isUnusable(item)) unusable += 1;
  }
  return {
    files: items.length,
    totalBytes,
    sentBytes,
    percent: totalBytes === 0 ? 0 : Math.floor((sentBytes / totalBytes) * 100),
    done: count.done,
    failed: count.failed,
    unusable,
    ready: count.done - unusable,
    coming: count.idle + count.uploading,
  };
}

export interface RateEstimate {
  readonly bytesPerSecond: number;
  readonly remainingMs: number;
}

/** How much of the recent past the speed is taken from: long enough to be steady, short enough to follow a change. */
const windowMs = 10_000;
/** Nothing is said before there is something to go by. */
const warmUpMs = 2_000;

/** Watches how many bytes have gone and estimates how long the rest takes. */
export function createRateEstimator() {
  let samples: { at: number; sent: number }[] = [];
  return {
    restart: () => {
      samples = [];
    },
    add(at: number, sent: number, total: number): RateEstimate | null {
      const last = samples.at(-1);
      // Less sent than before: files were removed or failed, so the past says nothing any more.
      if (last !== undefined && sent < last.sent) samples = [];
      samples.push({ at, sent });
      samples = samples.filter((sample) => at - sample.at <= windowMs);
      const first = samples[0];
      if (first === undefined || at - first.at < warmUpMs || sent <= first.sent) return null;
      const bytesPerSecond = ((sent - first.sent) / (at - first.at)) * 1000;
      return { bytesPerSecond, remainingMs: ((total - sent) / bytesPerSecond) * 1000 };
    },
  };
}
