import path from 'node:path';
import type { Config } from '../../config/env.ts';
import { createLocalStorage } from './local-storage.ts';
import type { ObjectStorage } from './storage.ts';

/** The bucket when one is set, else files in the data directory. */
export async function openStorage(config: Config): Promise<ObjectStorage> {
  if (config.S3_BUCKET === undefined) return createLocalStorage(path.join(config.DATA_DIR, 'storage'));
  // Loaded only when used: the SDK is large.
  const { createS3Storage } = await import('./s3-storage.ts');
  return createS3Storage({
    bucket: config.S3_BUCKET,
    region: config.S3_REGION,
    endpoint: config.S3_ENDPOINT,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
    forcePathStyle: config.S3_FORCE_PATH_STYLE,
    checksums: config.S3_CHECKSUMS,
  });
}
