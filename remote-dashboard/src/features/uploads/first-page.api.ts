import { firstPageEndpoint } from '@app/shared/contracts';
import { call, type HttpClient } from '@app/shared/http';
import type { UploadItem } from './upload-item.ts';

/** A picture of the first page as a data URL; null where there is none. */
export type DrawFirstPage = (
  item: Pick<UploadItem, 'file' | 'sessionId'>,
  signal: AbortSignal,
) => Promise<string | null>;

export const createDrawFirstPage =
  (http: HttpClient): DrawFirstPage =>
  async ({ file, sessionId }, signal) => {
    const body = { filename: file.name, sessionId };
    return (await call(http, firstPageEndpoint, { body }, { signal })).picture;
  };
