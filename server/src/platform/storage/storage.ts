import type { Readable } from 'node:stream';
import { types } from 'node:util';
import { errorCode } from '../errors/error-code.ts';

export interface PutOptions {
  readonly signal?: AbortSignal;
  /** Nobody else looks at the bytes again, so that their memory may be given back as soon as they are stored. */
  readonly isLastUse?: boolean;
}

export interface StoredObject {
  readonly key: string;
  readonly size: number;
  readonly modifiedAt: Date;
}

/** First and last byte, both included. */
export interface StoredRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Durable bytes under a key. Keys are made by us (`uploads/<uuid>`), never by users. `put` returns when the bytes would
 * survive a power cut; before that nothing is visible under the key.
 */
export interface ObjectStorage {
  put(key: string, bytes: Readable, options?: PutOptions): Promise<{ size: number }>;
  /** All bytes, or those of a range that lies within them. Throws `ObjectMissing`. */
  get(key: string, range?: StoredRange): Promise<Readable>;
  /** Where the bytes lie on this machine, for programs that read files; null for a store elsewhere. */
  localPath(key: string): string | null;
  stat(key: string): Promise<StoredObject | null>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Removes leftovers of puts that never ended, older than the age. */
  sweepUnfinished(olderThanMs: number): Promise<number>;
  /** Throws when storing would fail now. */
  probe(): Promise<void>;
}

export class ObjectMissing extends Error {
  override readonly name = 'ObjectMissing';
}

/** The store cannot be reached or says "not now"; a later try may work. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}

/** A disk with errors is mounted read-only; one that was taken away, or given to another account, says these too. */
const codesOfDisk = new Set(['EROFS', 'EIO', 'EACCES', 'EPERM', 'ESTALE', 'ENXIO']);

/** True when a later try may work: the store is away, or its disk fails. */
export function isStorageAway(error: unknown): boolean {
  return error instanceof StorageUnavailable || (codesOfDisk.has(errorCode(error) ?? '') && !isOfProgram(error));
}

/** A program that may not be started is no matter of storage. */
const isOfProgram = (error: unknown): boolean =>
  types.isNativeError(error) && 'syscall' in error && String(error.syscall).startsWith('spawn');

/** True when there was no room left: on the disk, in a quota. */
export function isStorageFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '');
}

const keyPattern = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)+$/;

/** Keys become paths, so anything that could climb is a programming error. */
export function assertKey(key: string): void {
  if (!keyPattern.test(key) || key.includes('..')) throw new Error(`Not a storage key: ${key}`);
}
