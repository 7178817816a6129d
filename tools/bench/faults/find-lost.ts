import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { analysisStatusEndpoint, listDocumentsEndpoint } from '@app/shared/contracts';
import { post } from '../account-client.ts';
import type { Acknowledged, TakenAnalysis, TakenUpload } from './load.ts';

/** How many of what was acknowledged are not there. */
export interface Lost {
  readonly signUps: number;
  readonly uploads: number;
  readonly analyses: number;
}

/** Mails and reports may take a while after a fault: the queue tries again. */
const patienceMs = 180_000;

export interface Asked {
  readonly origin: string;
  readonly dataDir: string;
  readonly cookie: string;
}

/** Looks for all that was acknowledged: a sign-up has its mail, an upload is listed, an analysis has its report. */
export async function findLost(asked: Asked, acknowledged: Acknowledged): Promise<Lost> {
  return {
    signUps: await missing(acknowledged.signUps, async (open) => {
      const mailed = await mailedAddresses(join(asked.dataDir, 'mailbox'));
      return open.filter((email) => !mailed.includes(email));
    }),
    uploads: await missing(acknowledged.uploads, (open) => unlisted(asked, open)),
    analyses: await missing(acknowledged.analyses, (open) => unreported(asked, open)),
  };
}

/** How many are still missing when patience is over. */
async function missing<Item>(
  all: readonly Item[],
  look: (open: readonly Item[]) => Promise<readonly Item[]>,
): Promise<number> {
  const deadline = performance.now() + patienceMs;
  let open = all;
  while (open.length > 0) {
    open = await look(open);
    if (open.length === 0 || performance.now() > deadline) break;
    await wait(500);
  }
  return open.length;
}

async function mailedAddresses(mailbox: string): Promise<string> {
  const names = await readdir(mailbox);
  const mails = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(mailbox, name), 'latin1')),
  );
  return mails.flatMap((mail) => /^To:.*$/im.exec(mail) ?? []).join('\n');
}

async function unlisted({ origin, cookie }: Asked, uploads: readonly TakenUpload[]): Promise<readonly TakenUpload[]> {
  const open: TakenUpload[] = [];
  for (const [sessionId, ofSession] of Map.groupBy(uploads, (one) => one.sessionId)) {
    const url = `${origin}/api${listDocumentsEndpoint.path}?sessionId=${sessionId}`;
    const answer = await fetch(url, { headers: { cookie } });
    const names = answer.ok
      ? listDocumentsEndpoint.answer.parse(await answer.json()).documents.map(({ filename }) => filename)
      : [];
    open.push(...ofSession.filter(({ name }) => !names.includes(name)));
  }
  return open;
}

async function unreported(
  { origin, cookie }: Asked,
  analyses: readonly TakenAnalysis[],
): Promise<readonly TakenAnalysis[]> {
  const open: TakenAnalysis[] = [];
  for (const analysis of analyses) {
    const { jobId: job_id, sessionId } = analysis;
    const answer = await post(origin, analysisStatusEndpoint.path, { job_id, sessionId }, cookie);
    const bytes = await answer.arrayBuffer();
    if (!answer.ok || bytes.byteLength === 0) open.push(analysis);
  }
  return open;
}
