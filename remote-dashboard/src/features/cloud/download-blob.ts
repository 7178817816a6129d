import type { DownloadOptions } from './cloud-provider.ts';

export interface Downloaded {
  readonly status: number;
  readonly blob: Blob;
}

/** No answer came: no connection, or the browser may not read the answer of this host. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/**
 * Gets a file with progress, whatever the status. An XMLHttpRequest, because the browser then keeps the bytes out of the
 * page's memory. Rejects with `NoAnswer`, or with the signal's reason.
 */
export function downloadBlob(
  url: string,
  headers: Readonly<Record<string, string>>,
  { signal, onProgress }: DownloadOptions,
): Promise<Downloaded> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const request = new XMLHttpRequest();
    const abort = () => {
      request.abort();
      reject(signal.reason);
    };
    const settle = (act: () => void) => () => {
      signal.removeEventListener('abort', abort);
      act();
    };
    request.open('GET', url);
    request.responseType = 'blob';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener(
      'load',
      settle(() => resolve({ status: request.status, blob: request.response as Blob })),
    );
    request.addEventListener(
      'error',
      settle(() => reject(new NoAnswer(`No answer from ${new URL(url).host}`))),
    );
    signal.addEventListener('abort', abort);
    request.send();
  });
}

export const isSuccess = (status: number): boolean => status >= 200 && status <= 299;

export const bearer = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` });

/** Reads a JSON answer. Null when it is none. */
export async function readJson(blob: Blob): Promise<unknown> {
  try {
    return JSON.parse(await blob.text());
  } catch {
    // An error page of something on the way.
    return null;
  }
}
