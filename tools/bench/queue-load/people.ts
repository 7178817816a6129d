import { randomUUID } from 'node:crypto';
import { comparisonReportEndpoint } from '@app/shared/contracts';
import { createAccount, logIn, type Credentials } from '../account-client.ts';
import { completed, uploadFile } from '../compare-client.ts';
import type { UploadTarget } from '../upload-load/upload-client.ts';

export interface Place {
  readonly origin: string;
  readonly dataDir: string;
}

const credentialsOf = (name: string): Credentials => ({
  email: `${name}@example.com`,
  password: 'difference engine',
});

export async function openPerson({ origin, dataDir }: Place, name: string): Promise<UploadTarget> {
  await createAccount(origin, dataDir, credentialsOf(name));
  return { origin, cookie: await logIn(origin, credentialsOf(name)) };
}

/** Uploads files that are not compared yet; answers their session. */
export async function prepare(target: UploadTarget, files: readonly string[]): Promise<string> {
  const sessionId = randomUUID();
  for (const file of files) await uploadFile(target, sessionId, file);
  return sessionId;
}

/** Milliseconds from pressing the button to the report. */
export async function compareAlone(target: UploadTarget, files: readonly string[]): Promise<number> {
  const sessionId = await prepare(target, files);
  const started = performance.now();
  await completed(target, sessionId);
  return performance.now() - started;
}

/** Everything that one person does in a visit. Throws when anything is refused or lost. */
export async function visit({ origin }: Place, name: string, files: readonly string[]): Promise<void> {
  const target = { origin, cookie: await logIn(origin, credentialsOf(name)) };
  const id = await completed(target, await prepare(target, files));
  const report = await fetch(`${origin}/api${comparisonReportEndpoint.path.replace(':id', id)}`, {
    headers: { cookie: target.cookie },
  });
  if (!report.ok) throw new Error(`A report answered ${report.status}.`);
  await report.arrayBuffer();
}
