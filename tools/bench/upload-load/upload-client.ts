import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { uploadEndpoint } from '@app/shared/contracts';

export interface UploadTarget {
  readonly origin: string;
  readonly cookie: string;
}

const boundary = 'upload-bench-boundary';

/** Sends bytes as a browser would, without copying them, so that the client costs next to nothing. */
export async function uploadBytes({ origin, cookie }: UploadTarget, sessionId: string, bytes: Buffer): Promise<void> {
  const part = (head: string): string => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`;
  const before = part('name="files"; filename="large.pdf"\r\nContent-Type: application/pdf');
  const after = `\r\n${part('name="sessionId"')}${sessionId}\r\n--${boundary}--\r\n`;
  const sending = request(`${origin}/api${uploadEndpoint.path}`, {
    method: 'POST',
    headers: {
      cookie,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': Buffer.byteLength(before) + bytes.length + Buffer.byteLength(after),
    },
  });
  sending.write(before);
  sending.write(bytes);
  sending.end(after);
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`An upload answered ${response.statusCode}.`);
}
