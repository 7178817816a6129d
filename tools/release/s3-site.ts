import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { SiteStore, StoredFile } from './site-store.ts';

const contentTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
};

/** Releases never change; what says which is live is asked for every time. */
const cacheControl = (path: string): string =>
  path.startsWith('remotes/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** A site in a bucket of any S3-compatible store that knows conditional writes (RFC 9110, If-Match). */
export function s3Site(client: S3Client, bucket: string, prefix: string): SiteStore {
  const at = (path: string) => ({ Bucket: bucket, Key: prefix === '' ? path : `${prefix}/${path}` });
  const put = (path: string, bytes: Uint8Array) => ({
    ...at(path),
    Body: bytes,
    ContentType: contentTypes[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    CacheControl: cacheControl(path),
  });
  return {
    label: `s3://${bucket}${prefix === '' ? '' : `/${prefix}`}`,
    read: (path) => readObject(client, at(path)),
    async write(path, bytes) {
      await client.send(new PutObjectCommand(put(path, bytes)));
    },
    async replace(path, bytes, tag) {
      const condition = tag === null ? { IfNoneMatch: '*' } : { IfMatch: tag };
      try {
        await client.send(new PutObjectCommand({ ...put(path, bytes), ...condition }));
        return true;
      } catch (error) {
        // 412: somebody was faster. 409: somebody is writing right now.
        if (error instanceof S3ServiceException && [409, 412].includes(error.$metadata.httpStatusCode ?? 0)) {
          return false;
        }
        throw error;
      }
    },
    list: (folder) => listObjects(client, at(`${folder}/`)),
    async remove(folder, first) {
      await client.send(new DeleteObjectCommand(at(`${folder}/${first}`)));
      // One by one: stores differ in what they ask of a delete of many.
      for (const file of await listObjects(client, at(`${folder}/`))) {
        await client.send(new DeleteObjectCommand(at(`${folder}/${file}`)));
      }
    },
  };
}

/** The keys below a folder, without the folder. */
async function listObjects(client: S3Client, { Bucket, Key }: { Bucket: string; Key: string }): Promise<string[]> {
  const files: string[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: Key })) {
    files.push(...Contents.map((object) => (object.Key ?? '').slice(Key.length)));
  }
  return files.toSorted();
}

async function readObject(client: S3Client, object: { Bucket: string; Key: string }): Promise<StoredFile | null> {
  try {
    const { Body, ETag = '' } = await client.send(new GetObjectCommand(object));
    return { bytes: (await Body?.transformToByteArray()) ?? new Uint8Array(), tag: ETag };
  } catch (error) {
    if (error instanceof NoSuchKey) {
      return null;
    }
    throw error;
  }
}

/** The client for `S3_ENDPOINT`, `S3_REGION`, ... : the names of the server's settings. */
export function s3ClientFrom(env: NodeJS.ProcessEnv): S3Client {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_FORCE_PATH_STYLE, S3_CHECKSUMS } = env;
  const checksums = S3_CHECKSUMS === 'when_required' ? 'WHEN_REQUIRED' : 'WHEN_SUPPORTED';
  return new S3Client({
    requestChecksumCalculation: checksums,
    responseChecksumValidation: checksums,
    region: S3_REGION ?? 'us-east-1',
    forcePathStyle: S3_FORCE_PATH_STYLE === '1' || S3_FORCE_PATH_STYLE === 'true',
    ...(S3_ENDPOINT === undefined ? {} : { endpoint: S3_ENDPOINT }),
    ...(S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined
      ? {}
      : { credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } }),
  });
}
