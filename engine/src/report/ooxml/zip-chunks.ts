import { constants, deflateRawSync } from 'node:zlib';
import { Zip, ZipPassThrough, type ZipInputFile } from 'fflate';

/** One entry that is written bit by bit. */
export interface OpenEntry {
  write(text: string): void;
  end(): void;
}

/** Deflate of the runtime: several times faster than one in JavaScript, and half of the time of a report is spent here. */
class DeflatedEntry extends ZipPassThrough {
  constructor(name: string) {
    super(name);
    // APPNOTE 4.4.5: 8 is deflate.
    this.compression = 8;
  }

  /** Each chunk becomes blocks of their own (RFC 1951, 3.2.3), so nothing is kept between chunks. */
  protected override process(chunk: Uint8Array, final: boolean): void {
    const finishFlush = final ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
    this.ondata(null, deflateRawSync(chunk, { finishFlush }), final);
  }
}

/** Years that the time of an entry can tell (APPNOTE 4.4.6), as far as fflate goes; it throws beyond them. */
const [firstYear, lastYear] = [1980, 2099];

/** Zip times have no zone and fflate writes local ones: shifted, so that the bytes are the same anywhere. */
function entryTime(modified: Date): Date {
  const year = modified.getUTCFullYear();
  if (year < firstYear) return new Date(firstYear, 0, 1);
  if (year > lastYear) return new Date(lastYear, 11, 31);
  return new Date(
    year,
    modified.getUTCMonth(),
    modified.getUTCDate(),
    modified.getUTCHours(),
    modified.getUTCMinutes(),
    modified.getUTCSeconds(),
  );
}

/**
 * A zip archive made while it is read: what was added is taken out as chunks, so only the open entry is in memory.
 * Entries must be added and ended one after another.
 */
export class ZipChunks {
  readonly #zip: Zip;
  readonly #modified: Date;
  #ready: Uint8Array[] = [];

  constructor(modified: Date) {
    this.#modified = entryTime(modified);
    this.#zip = new Zip((error, chunk) => {
      if (error) throw error;
      this.#ready.push(chunk);
    });
  }

  add(name: string, text: string): void {
    const entry = this.open(name);
    entry.write(text);
    entry.end();
  }

  /** Bytes that are compressed already. */
  addStored(name: string, bytes: Uint8Array): void {
    const entry = this.#start(new ZipPassThrough(name));
    entry.push(bytes, true);
  }

  open(name: string): OpenEntry {
    const entry = this.#start(new DeflatedEntry(name));
    return {
      write: (text) => {
        entry.push(Buffer.from(text), false);
      },
      end: () => {
        entry.push(new Uint8Array(0), true);
      },
    };
  }

  /** The chunks that became ready since the last call. */
  take(): Uint8Array[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  finish(): void {
    this.#zip.end();
  }

  #start<Entry extends ZipInputFile>(entry: Entry): Entry {
    entry.mtime = this.#modified;
    this.#zip.add(entry);
    return entry;
  }
}
