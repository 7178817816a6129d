import { type FileHandle, open } from 'node:fs/promises';
import { addAbortSignal, type Readable } from 'node:stream';

/** Fewer, larger writes: each one is a trip to another thread. */
const blockBytes = 1_048_576;
/** The disk starts on what is there while the rest still arrives, so that the last flush has little left to do. */
const flushEveryBytes = 8 * 1_048_576;

/** Writes a new file; when it returns, the bytes would survive a power cut. Answers how many they are. */
export async function writeDurably(file: string, bytes: Readable, signal?: AbortSignal): Promise<number> {
  if (signal) addAbortSignal(signal, bytes);
  const handle = await open(file, 'wx', 0o600);
  let flushing: Promise<void> = Promise.resolve();
  try {
    let size = 0;
    let flushed = 0;
    for await (const block of inBlocks(bytes)) {
      await writeAll(handle, block);
      size += block.reduce((sum, part) => sum + part.length, 0);
      if (size - flushed < flushEveryBytes) continue;
      flushed = size;
      flushing = flushing.then(() => handle.datasync());
      // A failure shows in the last flush; until then it must not count as unhandled.
      flushing.catch(() => undefined);
    }
    await flushing;
    await handle.sync();
    return size;
  } finally {
    await flushing.catch(() => undefined);
    await handle.close();
  }
}

async function* inBlocks(bytes: AsyncIterable<Buffer>): AsyncIterable<Buffer[]> {
  let block: Buffer[] = [];
  let size = 0;
  for await (const part of bytes) {
    block.push(part);
    size += part.length;
    if (size < blockBytes) continue;
    yield block;
    block = [];
    size = 0;
  }
  if (size > 0) yield block;
}

/** A write may take less than it was given, on a disk that is nearly full. */
async function writeAll(handle: FileHandle, parts: readonly Buffer[]): Promise<void> {
  let rest = [...parts];
  while (rest.length > 0) {
    const { bytesWritten } = await handle.writev(rest);
    rest = skipBytes(rest, bytesWritten);
  }
}

function skipBytes(parts: readonly Buffer[], count: number): Buffer[] {
  let left = count;
  return parts.flatMap((part) => {
    const skipped = Math.min(left, part.length);
    left -= skipped;
    return skipped === part.length ? [] : [part.subarray(skipped)];
  });
}
