import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { roomBytes, tooMuchStored } from './assert-room.ts';
import { hasDocumentLike, sumBytes } from './document-repository.ts';

/** Four pages of a browser upload at the same time. */
const uploadsPerPerson = 12;
/** What a form adds to its file at most: names, the session, boundaries. */
const formBytes = 16_384;

export interface ExpectedFile {
  readonly name: string;
  /** Of the whole form, as its sender says; infinite where it says nothing. */
  readonly formSize: number;
}

/** Throws when the person has no room for such a file. */
export type ReserveRoom = (file: ExpectedFile) => Promise<void>;

/** Room for what is being uploaded to this process: it fills the disk before any row counts it. */
export class UploadRoom {
  readonly #platform: Pick<Platform, 'db' | 'config'>;
  /** Bytes that each upload of a person may take. */
  readonly #reserved = new Map<string, Map<symbol, number>>();

  constructor(platform: Pick<Platform, 'db' | 'config'>) {
    this.#platform = platform;
  }

  /** Runs an upload; what it reserves is free again when it has ended. Throws when the person runs too many. */
  async during<Result>(userId: string, upload: (reserve: ReserveRoom) => Promise<Result>): Promise<Result> {
    const running = this.#reserved.get(userId) ?? new Map<symbol, number>();
    if (running.size >= uploadsPerPerson) throw new AppError('too_many_uploads');
    const key = Symbol('upload');
    this.#reserved.set(userId, running.set(key, 0));
    try {
      return await upload(async (file) => void running.set(key, await this.#bytesFor(userId, file)));
    } finally {
      running.delete(key);
      if (running.size === 0) this.#reserved.delete(userId);
    }
  }

  /** The same file once more is let through: it is dropped as soon as it has been compared. */
  async #bytesFor(userId: string, { name, formSize }: ExpectedFile): Promise<number> {
    const { db, config } = this.#platform;
    const mostSize = Math.min(formSize, config.UPLOAD_LIMIT_MB * 1_048_576);
    const leastSize = Math.max(0, mostSize - formBytes);
    const stored = await sumBytes(db, userId);
    const running = [...(this.#reserved.get(userId)?.values() ?? [])].reduce((sum, bytes) => sum + bytes, 0);
    if (stored + running + leastSize <= roomBytes(config)) return leastSize;
    if (await hasDocumentLike(db, { userId, name, leastSize, mostSize })) return 0;
    throw tooMuchStored(config);
  }
}
