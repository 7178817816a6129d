import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { analysisMessage, analyzeSocketEndpoint, uploadEndpoint } from '@app/shared/contracts';
import { WebSocket } from 'ws';
import type { UploadTarget } from './upload-load/upload-client.ts';

export async function uploadFile({ origin, cookie }: UploadTarget, sessionId: string, file: string): Promise<void> {
  const form = new FormData();
  form.append('sessionId', sessionId);
  form.append('files', new Blob([await readFile(file)], { type: 'application/pdf' }), path.basename(file));
  const answer = await fetch(`${origin}/api${uploadEndpoint.path}`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  });
  if (!answer.ok) throw new Error(`An upload answered ${answer.status}.`);
  await answer.arrayBuffer();
}

/** Compares what was uploaded; answers the id of the comparison when its report is ready. */
export function completed({ origin, cookie }: UploadTarget, sessionId: string): Promise<string> {
  const address = `${origin.replace(/^http/u, 'ws')}/api${analyzeSocketEndpoint.path}?sessionId=${sessionId}`;
  const socket = new WebSocket(address, { headers: { cookie, origin } });
  return new Promise<string>((done, fail) => {
    socket.on('message', (data: Buffer) => {
      const { status, message, job_id: id = '' } = analysisMessage.parse(JSON.parse(data.toString('utf8')));
      if (status === 'completed') done(id);
      if (status === 'failed') fail(new Error(message));
    });
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('The analysis socket closed without a report.')));
  }).finally(() => socket.close());
}
