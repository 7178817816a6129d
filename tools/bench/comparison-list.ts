import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { listComparisonsEndpoint, meEndpoint, type Endpoint } from '@app/shared/contracts';
import { startTestServer } from '@app/server/testing';
import { Client } from 'pg';
import { createAccount, logIn, type Credentials } from './account-client.ts';
import type { BenchRow } from './bench-table.ts';
import { startChildServer, type ChildServer } from './child-server.ts';
import { measureNews } from './news-elsewhere.ts';

const comparisons = 1_000;
const rounds = 15;
const callsPerRound = 60;
const target = 1.5;

/**
 * What the list of somebody with a thousand comparisons costs, beside the smallest call that needs a login; and how soon
 * other windows of that person know what changed in it.
 */
export async function measureList(person: Credentials): Promise<BenchRow[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'list-bench-'));
  const database = await startTestServer(path.join(folder, 'database'));
  const dataDir = path.join(folder, 'data');
  const settings = { DATABASE_URL: database.url, PORT: '0', RATE_LIMIT_PER_MINUTE: '0', TRUST_PROXY: '127.0.0.1' };
  const program = fileURLToPath(import.meta.resolve('@app/server/main'));
  const service = await startChildServer(program, { ...settings, DATA_DIR: dataDir });
  const others: ChildServer[] = [];
  try {
    await createAccount(service.origin, dataDir, person);
    await makeComparisons(database.url, person);
    const caller = { origin: service.origin, cookie: await logIn(service.origin, person) };
    const list = await compareTimes(caller);
    const other = await startChildServer(program, { ...settings, DATA_DIR: path.join(folder, 'other') });
    others.push(other);
    const origins = { 'of the same server': service.origin, 'of another server': other.origin };
    return [list, ...(await measureNews(origins, caller.cookie))];
  } finally {
    await Promise.all([service, ...others].map((server) => server.stop()));
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Ended ones of three documents each, as a worker leaves them. */
async function makeComparisons(url: string, { email }: Credentials): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `insert into analyses (id, user_id, session_id, status, name, document_ids, files, message, locale, seq, attempt,
         turn, report_key, result_key, created_at, started_at, finished_at)
       select gen_random_uuid(), users.id, gen_random_uuid(), 'completed', 'quay-street-lease and 2 more',
         array[gen_random_uuid(), gen_random_uuid(), gen_random_uuid()],
         (select jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'name', name, 'size', 250000)) from unnest($2::text[]) name),
         jsonb_build_object('status', 'completed', 'step', 'done', 'message', 'The report is ready', 'progress', 100,
           'documents', (select jsonb_agg(jsonb_build_object('name', name, 'state', 'read', 'pages', 12, 'page', 12, 'ocrPages', 0))
             from unnest($2::text[]) name),
           'summary', $3::jsonb),
         'en-US', 40, 1, number, 'reports/' || number || '.docx', 'results/' || number || '.json',
         now() - number * interval '1 minute', now() - number * interval '1 minute', now() - number * interval '1 minute'
       from users, generate_series(1, $4::int) number where users.email = $1`,
      [email, fileNames, JSON.stringify(summary), comparisons],
    );
    await client.query('analyze analyses');
  } finally {
    await client.end();
  }
}

const fileNames = ['quay-street-lease.pdf', 'first-amendment.pdf', 'estoppel-certificate.pdf'];
const summary = {
  findings: { high: 3, medium: 4, low: 1, info: 0 },
  placesToLookAt: {
    count: 2,
    first: [{ subject: 'Security Deposit', at: [{ document: 'first-amendment.pdf', page: 1 }] }],
  },
  agreements: 140,
  comparedPages: 36,
  unreadPages: 0,
  documents: fileNames.map((name) => ({ name, pages: 12, ocrPages: 0, unreadPages: [] })),
  durationMs: 21_000,
};

interface Caller {
  readonly origin: string;
  readonly cookie: string;
}

/** Calls take turns, so that other work on the machine meets both alike; compared by the median of each. */
async function compareTimes(caller: Caller): Promise<BenchRow> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = { me: [] as number[], list: [] as number[] };
  let bytes = 0;
  const round = async (into: typeof times): Promise<void> => {
    for (let call = 0; call < callsPerRound; call += 1) {
      into.me.push((await timeCall(caller, agent, meEndpoint)).ms);
      const list = await timeCall(caller, agent, listComparisonsEndpoint);
      into.list.push(list.ms);
      bytes = list.bytes;
    }
  };
  await round({ me: [], list: [] });
  for (let count = 0; count < rounds; count += 1) await round(times);
  agent.destroy();
  const [meMs, listMs] = [median(times.me), median(times.list)];
  const ratio = listMs / meMs;
  return {
    name: `list of ${comparisons} comparisons to /auth/me, one call after the other`,
    value: `${listMs.toFixed(2)} ms (${Math.round(bytes / 1_024)} KB) to ${meMs.toFixed(2)} ms: ${ratio.toFixed(2)}`,
    target: `< ${target}`,
    met: ratio < target,
  };
}

/** From sending the request to having the whole answer. */
function timeCall({ origin, cookie }: Caller, agent: Agent, { method, path: route }: Endpoint) {
  return new Promise<{ readonly ms: number; readonly bytes: number }>((resolve, reject) => {
    const started = performance.now();
    let bytes = 0;
    const call = request(`${origin}/api${route}`, { method, agent, headers: { cookie } }, (response) => {
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ ms: performance.now() - started, bytes });
        else reject(new Error(`${route} answered ${response.statusCode}.`));
      });
    });
    call.on('error', reject).end();
  });
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
