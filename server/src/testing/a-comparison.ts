import { randomUUID } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { deleteDocumentEndpoint, type Comparison } from '@app/shared/contracts';
import { openAnalysisSocket } from './analysis-socket.ts';
import { comparisonClient, type ComparisonClient } from './comparison-client.ts';
import type { TestApp } from './start-test-app.ts';
import { asUser } from './test-users.ts';
import { textPdf } from './text-pdf.ts';
import { uploadFiles } from './upload-files.ts';

/** A paper of two pages that differs from others by its rent only. */
export const aLease = (rent: string): Buffer =>
  textPdf([
    ['Lease Agreement', 'This agreement is made between Alpha LLC and Beta Inc.', `The monthly base rent is ${rent}.`],
    ['The term of this lease is five years and begins on January 1, 2026.', 'Signed by both parties.'],
  ]);

export const disagreeing = { 'quay-street-lease.pdf': aLease('$12,500.00'), 'amendment.pdf': aLease('$12,050.00') };

export interface ComparedBySomebody {
  readonly userId: string;
  readonly sessionId: string;
  readonly id: string;
  readonly client: ComparisonClient;
  /** As it has ended. */
  readonly comparison: Comparison;
}

/** Somebody new has compared these files; needs a server that listens and has a worker. */
export async function aComparison(
  server: TestApp,
  files: Readonly<Record<string, Buffer>> = disagreeing,
): Promise<ComparedBySomebody> {
  const [userId, sessionId] = [randomUUID(), randomUUID()];
  await uploadFiles(server, { userId, sessionId }, files);
  const { messages, closed } = openAnalysisSocket(originOf(server), sessionId, asUser(userId));
  await closed;
  const id = messages[0]?.job_id ?? '';
  const client = comparisonClient(server, userId);
  return { userId, sessionId, id, client, comparison: await client.ended(id) };
}

/** Where the server listens. */
export function originOf({ app }: TestApp): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.');
  return `http://127.0.0.1:${address.port}`;
}

export const documentIdOf = ({ documents }: Comparison, name: string): string =>
  documents.find((document) => document.name === name)?.id ?? '';

/** Names of all that is stored, of whomever. */
export async function storedFiles({ config }: TestApp): Promise<string[]> {
  const folder = path.join(config.DATA_DIR, 'storage');
  // Nothing has made the folder before the first file is stored.
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** Takes a file out of the upload list; answers the status. */
export async function removeUpload(
  { app }: TestApp,
  { userId, sessionId }: Pick<ComparedBySomebody, 'userId' | 'sessionId'>,
  filename: string,
): Promise<number> {
  const query = new URLSearchParams({ filename, sessionId }).toString();
  const url = `/api${deleteDocumentEndpoint.path}?${query}`;
  return (await app.inject({ method: 'DELETE', url, headers: asUser(userId) })).statusCode;
}
