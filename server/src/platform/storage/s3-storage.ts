import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { tellOutage } from './s3-outage.ts';
import { assertKey, ObjectMissing, type ObjectStorage } from './storage.ts';

export interface S3Options {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint?: string | undefined;
  readonly accessKeyId?: string | undefined;
  readonly secretAccessKey?: string | undefined;
  readonly forcePathStyle: boolean;
  readonly checksums: 'when_supported' | 'when_required';
}

const partSizeBytes = 8 * 1_048_576;

/** Any S3-compatible store. An upload in parts becomes visible only when it is complete. */
export function createS3Storage(options: S3Options): ObjectStorage {
  const client = createClient(options);
  const at = (key: string): { Bucket: string; Key: string } => {
    assertKey(key);
    return { Bucket: options.bucket, Key: key };
  };

  return {
    async put(key, bytes, { signal } = {}) {
      let size = 0;
      bytes.on('data', (chunk: Buffer) => (size += chunk.length));
      bytes.pause();
      const upload = new Upload({ client, params: { ...at(key), Body: bytes }, partSize: partSizeBytes, queueSize: 2 });
      const abort = (): void => void upload.abort();
      signal?.addEventListener('abort', abort, { once: true });
      try {
        signal?.throwIfAborted();
        await tellOutage(() => upload.done());
        return { size };
      } finally {
        signal?.removeEventListener('abort', abort);
      }
    },

    async get(key, range) {
      const part = range && { Range: `bytes=${range.start}-${range.end}` };
      const command = new GetObjectCommand({ ...at(key), ...part });
      const { Body } = await tellOutage(() => client.send(command)).catch((error: unknown) => {
        throw error instanceof NoSuchKey ? new ObjectMissing(key) : error;
      });
      if (Body instanceof Readable) return Body;
      throw new ObjectMissing(key);
    },

    localPath: () => null,

    async stat(key) {
      const command = new HeadObjectCommand(at(key));
      const head = await tellOutage(() => client.send(command)).catch((error: unknown) => {
        if (error instanceof NotFound || error instanceof NoSuchKey) return null;
        throw error;
      });
      return head && { key, size: head.ContentLength ?? 0, modifiedAt: head.LastModified ?? new Date(0) };
    },

    async delete(key) {
      const command = new DeleteObjectCommand(at(key));
      await tellOutage(() => client.send(command));
    },

    async *list(prefix) {
      const pages = paginateListObjectsV2({ client }, { Bucket: options.bucket, Prefix: `${prefix}/` });
      for await (const { Contents = [] } of pages) {
        for (const { Key, Size = 0, LastModified = new Date(0) } of Contents) {
          if (Key !== undefined) yield { key: Key, size: Size, modifiedAt: LastModified };
        }
      }
    },

    // Parts of uploads that never ended are the bucket's own lifecycle rule (docs/operations.md).
    sweepUnfinished: () => Promise.resolve(0),

    async probe() {
      await tellOutage(() => client.send(new HeadBucketCommand({ Bucket: options.bucket })));
    },
  };
}

function createClient(options: S3Options): S3Client {
  const { accessKeyId, secretAccessKey, endpoint, checksums } = options;
  const checksumMode = checksums === 'when_required' ? 'WHEN_REQUIRED' : 'WHEN_SUPPORTED';
  return new S3Client({
    region: options.region,
    forcePathStyle: options.forcePathStyle,
    requestChecksumCalculation: checksumMode,
    responseChecksumValidation: checksumMode,
    maxAttempts: 3,
    // Without the last a request that is too slow is only complained about.
    requestHandler: {
      connectionTimeout: 5_000,
      requestTimeout: 20_000,
      socketTimeout: 20_000,
      throwOnRequestTimeout: true,
    },
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(accessKeyId === undefined || secretAccessKey === undefined
      ? {}
      : { credentials: { accessKeyId, secretAccessKey } }),
  });
}
