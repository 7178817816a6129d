import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Writable, type Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { releaseMemory } from './release-memory.ts';
import type { PutOptions } from './storage.ts';

/** What may wait for the disk; also about the size of one write, since each one is a trip to another thread. */
const waitingBytes = 1_048_576;

/** Writes a new file; when it returns, the bytes would survive a power cut. Answers how many they are. */
export async function writeDurably(file: string, bytes: Readable, options: PutOptions = {}): Promise<number> {
  const { signal, isLastUse = false } = options;
  const handle = await open(file, 'wx', 0o600);
  const sink = new DurableFile(handle, isLastUse);
  try {
    // Not `for await`: that joins waiting chunks into new buffers, and their disposal costs more than the writing.
    await pipeline(bytes, sink, signal === undefined ? {} : { signal });
    return sink.size;
  } finally {
    await sink.settled();
    await handle.close();
  }
}

/** Writes what has come together in one go. Flushes once: each flush on the way would wait for the journal of the disk. */
class DurableFile extends Writable {
  size = 0;
  readonly #handle: FileHandle;
  readonly #isLastUse: boolean;
  #writing: Promise<void> = Promise.resolve();

  constructor(handle: FileHandle, isLastUse: boolean) {
    super({ highWaterMark: waitingBytes });
    this.#handle = handle;
    this.#isLastUse = isLastUse;
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#store([chunk], done);
  }

  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#store(
      chunks.map(({ chunk }) => chunk),
      done,
    );
  }

  override _final(done: (error?: Error | null) => void): void {
    callbackify(() => this.#handle.sync())(done);
  }

  /** Nothing of ours works on the file any more. */
  async settled(): Promise<void> {
    await this.#writing.catch(() => undefined);
  }

  #store(parts: readonly Buffer[], done: (error?: Error | null) => void): void {
    const bytes = parts.reduce((sum, part) => sum + part.length, 0);
    this.#writing = writeAll(this.#handle, parts).then(() => {
      this.size += bytes;
      if (this.#isLastUse) parts.forEach(releaseMemory);
    });
    callbackify(() => this.#writing)(done);
  }
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
