import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { analysisMessage, analyzeSocketEndpoint, signUpEndpoint, uploadEndpoint } from '@app/shared/contracts';
import { WebSocket } from 'ws';
import { post } from '../account-client.ts';

export interface TakenUpload {
  readonly sessionId: string;
  readonly name: string;
}

export interface TakenAnalysis {
  readonly sessionId: string;
  readonly jobId: string;
}

/** What the service has said to have taken. */
export interface Acknowledged {
  /** Addresses that signed up. */
  readonly signUps: string[];
  readonly uploads: TakenUpload[];
  readonly analyses: TakenAnalysis[];
  /** Times that progress or its number went back, as a page saw it. */
  goneBack: number;
}

export interface Load {
  readonly acknowledged: Acknowledged;
  /** Takes no more; ends when what is under way has ended. */
  stop(): Promise<void>;
}

export interface LoadTarget {
  readonly origin: string;
  readonly cookie: string;
  /** Bytes of a PDF with one sentence. */
  readonly paperOf: (sentence: string) => Promise<Uint8Array>;
}

/** After a call that failed: what was not acknowledged may be lost, and is tried anew. */
const pauseMs = 200;
const analysisWithinMs = 180_000;

/** People who sign up, and one who uploads pairs of papers and compares them, without pause and through all faults. */
export function startLoad(target: LoadTarget): Load {
  const acknowledged: Acknowledged = { signUps: [], uploads: [], analyses: [], goneBack: 0 };
  let isStopping = false;
  const repeat = async (work: () => Promise<void>): Promise<void> => {
    while (!isStopping) await work().catch(() => wait(pauseMs));
  };
  const loops = [
    repeat(() => signUp(target, acknowledged)),
    repeat(() => compareTwo(target, acknowledged)),
    repeat(() => compareTwo(target, acknowledged)),
  ];
  return {
    acknowledged,
    stop: async () => {
      isStopping = true;
      await Promise.all(loops);
    },
  };
}

async function signUp({ origin }: LoadTarget, { signUps }: Acknowledged): Promise<void> {
  const email = `${randomUUID()}@example.com`;
  const answer = await post(origin, signUpEndpoint.path, {
    username: 'Ada Lovelace',
    email,
    password: 'difference engine',
  });
  if (!answer.ok) throw new Error(`A sign-up answered ${answer.status}.`);
  signUps.push(email);
  await wait(pauseMs);
}

async function compareTwo(target: LoadTarget, acknowledged: Acknowledged): Promise<void> {
  const sessionId = randomUUID();
  for (const [name, rent] of [
    ['lease.pdf', '1,200.00'],
    ['invoice.pdf', '1,250.00'],
  ] as const) {
    await upload(target, sessionId, name, await target.paperOf(`The monthly rent is ${rent} EUR.`));
    acknowledged.uploads.push({ sessionId, name });
  }
  await follow(target, sessionId, acknowledged);
}

async function upload(
  { origin, cookie }: LoadTarget,
  sessionId: string,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  const form = new FormData();
  form.append('files', new Blob([Buffer.from(bytes)], { type: 'application/pdf' }), name);
  form.append('sessionId', sessionId);
  const answer = await fetch(`${origin}/api${uploadEndpoint.path}`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  });
  if (!answer.ok) throw new Error(`An upload answered ${answer.status}.`);
}

/** Follows an analysis to its end, over as many sockets as it takes, as a page does. */
async function follow(target: LoadTarget, sessionId: string, acknowledged: Acknowledged): Promise<void> {
  const seen = { seq: 0, progress: 0, jobId: undefined as string | undefined };
  const hear = (data: string): boolean => {
    const message = analysisMessage.parse(JSON.parse(data));
    if (message.job_id === undefined) return false;
    if (seen.jobId === undefined) {
      seen.jobId = message.job_id;
      acknowledged.analyses.push({ sessionId, jobId: message.job_id });
    }
    // Who comes back after the end starts another run: what it says is of another job.
    if (message.job_id !== seen.jobId) return true;
    const { seq = seen.seq, progress = seen.progress } = message;
    if (seq < seen.seq || progress < seen.progress) acknowledged.goneBack += 1;
    Object.assign(seen, { seq, progress });
    return message.status === 'completed' || message.status === 'failed';
  };
  const started = performance.now();
  while (performance.now() - started < analysisWithinMs) {
    if (await isOverAfter(target, sessionId, hear)) return;
    await wait(pauseMs);
  }
}

/** One socket: whether it told the end before it closed. */
function isOverAfter(
  { origin, cookie }: LoadTarget,
  sessionId: string,
  hear: (data: string) => boolean,
): Promise<boolean> {
  const address = `${origin.replace(/^http/u, 'ws')}/api${analyzeSocketEndpoint.path}?sessionId=${sessionId}`;
  const socket = new WebSocket(address, { headers: { cookie, origin } });
  return new Promise<boolean>((resolve) => {
    socket.on('message', (data: Buffer) => {
      if (hear(data.toString('utf8'))) resolve(true);
    });
    // A socket that breaks is closed next.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(false));
  }).finally(() => socket.terminate());
}
