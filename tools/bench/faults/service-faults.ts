import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { Client } from 'pg';
import { createAccount, logIn } from '../account-client.ts';
import type { BenchRow } from '../bench-table.ts';
import { seededRandom } from '../engine-load/seeded-random.ts';
import { findLost } from './find-lost.ts';
import { startLoad, type Acknowledged } from './load.ts';
import { ServiceUnderFault, victims } from './service-under-fault.ts';

const ada = { email: 'ada@example.com', password: 'difference engine' };
const cuts = 50;
const kills = 24;
/** The same moments and victims in every run. */
const seed = 25;
/** Longest pause between two faults. */
const pauseMs = 2_000;

/** Connections cut and processes killed at drawn moments under load: what is lost of what was acknowledged. */
export async function serviceFaults(): Promise<readonly BenchRow[]> {
  return [...(await underLoad('cut', cutConnections)), ...(await underLoad('kill', killProcesses))];
}

type Faults = (service: ServiceUnderFault, random: () => number) => Promise<readonly BenchRow[]>;

async function underLoad(name: string, faults: Faults): Promise<readonly BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), `faults-${name}-`));
  const service = await ServiceUnderFault.start(dataDir);
  try {
    await createAccount(service.origin, dataDir, ada);
    const cookie = await logIn(service.origin, ada);
    const load = startLoad({ origin: service.origin, cookie, paperOf });
    const rows = await faults(service, seededRandom(seed));
    await service.untilReady();
    await load.stop();
    return [...rows, await rowOfLost(name, { origin: service.origin, dataDir, cookie }, load.acknowledged)];
  } finally {
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function cutConnections(service: ServiceUnderFault, random: () => number): Promise<readonly BenchRow[]> {
  const pids = async (): Promise<string> => `${await service.pidOf('api')} ${await service.pidOf('worker')}`;
  const before = await pids();
  const connectionString = await service.databaseUrl();
  for (let cut = 0; cut < cuts; cut += 1) {
    await wait(random() * pauseMs);
    const client = new Client({ connectionString });
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
    await client.end();
  }
  const isSame = before === (await pids());
  return [
    {
      name: `all database connections cut ${cuts} times: API and worker`,
      value: isSame ? 'the same processes as before' : 'a process ended',
      target: 'none ends',
      met: isSame,
    },
  ];
}

async function killProcesses(service: ServiceUnderFault, random: () => number): Promise<readonly BenchRow[]> {
  const counts = new Map<string, number>();
  const backMs: number[] = [];
  for (let round = 0; round < kills;) {
    await wait(random() * pauseMs);
    const victim = victims[Math.floor(random() * victims.length)];
    if (victim === undefined || !(await service.kill(victim))) continue;
    round += 1;
    counts.set(victim, (counts.get(victim) ?? 0) + 1);
    backMs.push(await service.untilReady());
  }
  const sorted = backMs.toSorted((a, b) => a - b);
  const [median = 0, worst = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  const killed = [...counts].map(([victim, count]) => `${victim} ${count}`).join(', ');
  return [
    {
      name: `kill -9, ${kills} rounds (${killed}): ready again, median and worst`,
      value: `${seconds(median)}, ${seconds(worst)}`,
    },
  ];
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

async function rowOfLost(
  name: string,
  asked: Parameters<typeof findLost>[0],
  acknowledged: Acknowledged,
): Promise<BenchRow> {
  const lost = await findLost(asked, acknowledged);
  const { signUps, uploads, analyses, goneBack } = acknowledged;
  const value =
    `${lost.signUps} of ${signUps.length} sign-ups, ${lost.uploads} of ${uploads.length} uploads, ` +
    `${lost.analyses} of ${analyses.length} analyses; progress went back ${goneBack} times`;
  const isMet = lost.signUps + lost.uploads + lost.analyses + goneBack === 0 && analyses.length > 0;
  return {
    name: `${name === 'cut' ? 'connections cut' : 'kill -9'}: acknowledged and lost`,
    value,
    target: 'nothing',
    met: isMet,
  };
}

/** A paper of one sentence. */
async function paperOf(sentence: string): Promise<Uint8Array> {
  const paper = await PDFDocument.create();
  paper.addPage().drawText(sentence, { x: 60, y: 700, size: 12, font: await paper.embedFont(StandardFonts.Helvetica) });
  return paper.save();
}
