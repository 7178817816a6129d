import { uploadEndpoint } from '@app/shared/contracts';
import { multipartBody } from './multipart-body.ts';
import type { TestApp } from './start-test-app.ts';
import { asUser } from './test-users.ts';

export interface UploadedBy {
  readonly userId: string;
  readonly sessionId: string;
}

/** Uploads files by name; throws when one is refused. */
export async function uploadFiles(
  { app }: TestApp,
  { userId, sessionId }: UploadedBy,
  files: Readonly<Record<string, Buffer>>,
): Promise<void> {
  for (const [fileName, value] of Object.entries(files)) {
    const { payload, headers } = multipartBody([
      { field: 'files', value, fileName },
      { field: 'sessionId', value: sessionId },
    ]);
    const url = `/api${uploadEndpoint.path}`;
    const response = await app.inject({ method: 'POST', url, payload, headers: { ...headers, ...asUser(userId) } });
    if (response.statusCode !== 200) throw new Error(`${fileName}: ${response.statusCode} ${response.body}`);
  }
}
