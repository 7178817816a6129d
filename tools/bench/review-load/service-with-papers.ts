import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { uploadEndpoint, type AnalysisResult } from '@app/shared/contracts';
import { startTestServer } from '@app/server/testing';
import { Client } from 'pg';
import { createAccount, logIn, type Credentials } from '../account-client.ts';
import { startChildServer } from '../child-server.ts';
import type { UploadTarget } from '../upload-load/upload-client.ts';
import type { Pair } from './make-pair.ts';

const ada: Credentials = { email: 'ada@example.com', password: 'difference engine' };

interface StoredPaper {
  readonly id: string;
  readonly name: string;
  readonly size: number;
}

/** The service, and somebody who has comparisons in it. */
export interface ServiceWithPapers {
  readonly target: UploadTarget;
  /** Uploads both papers as a person does. */
  readonly upload: (pair: Pair) => Promise<readonly StoredPaper[]>;
  /** Leaves a comparison of papers as a worker leaves it, with a result of our own: reading thousands of pages is no part of this. */
  readonly store: (papers: readonly StoredPaper[], result: AnalysisResult) => Promise<string>;
  stop(): Promise<void>;
}

/** Starts the service on a site and a database of its own. */
export async function startServiceWithPapers(folder: string, siteDir: string): Promise<ServiceWithPapers> {
  const database = await startTestServer(path.join(folder, 'database'));
  const dataDir = path.join(folder, 'data');
  const service = await startChildServer(fileURLToPath(import.meta.resolve('@app/server/main')), {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SITE_DIR: siteDir,
    PORT: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    TRUST_PROXY: '127.0.0.1',
  });
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await createAccount(service.origin, dataDir, ada);
  const target = { origin: service.origin, cookie: await logIn(service.origin, ada) };
  return {
    target,
    upload: async ({ paths }) => {
      const sessionId = randomUUID();
      return Promise.all(paths.map((file) => uploadPaper(target, sessionId, file)));
    },
    store: async (papers, result) => {
      const [id, key] = [randomUUID(), `results/${randomUUID()}.json`];
      const file = path.join(dataDir, 'storage', key);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(result));
      await insertComparison(client, { id, key, papers, result });
      return id;
    },
    stop: async () => {
      await client.end();
      await service.stop();
      await database.stop();
    },
  };
}

async function uploadPaper({ origin, cookie }: UploadTarget, sessionId: string, file: string): Promise<StoredPaper> {
  const form = new FormData();
  form.append('files', new Blob([await readFile(file)], { type: 'application/pdf' }), path.basename(file));
  form.append('sessionId', sessionId);
  const answer = await fetch(`${origin}/api${uploadEndpoint.path}`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  });
  if (!answer.ok) throw new Error(`An upload answered ${answer.status}.`);
  const { document_id: id, filename: name, size } = uploadEndpoint.answer.parse(await answer.json());
  return { id, name, size };
}

interface NewComparison {
  readonly id: string;
  readonly key: string;
  readonly papers: readonly StoredPaper[];
  readonly result: AnalysisResult;
}

async function insertComparison(client: Client, { id, key, papers, result }: NewComparison): Promise<void> {
  const { documents, findings, coverage } = result;
  const message = {
    status: 'completed',
    step: 'done',
    message: 'The report is ready',
    progress: 100,
    documents: documents.map(({ name, pages }) => ({ name, state: 'read', pages, page: pages, ocrPages: 0 })),
    summary: {
      findings: { high: findings.length, medium: 0, low: 0, info: 0 },
      placesToLookAt: { count: 0, first: [] },
      agreements: coverage.agreements,
      comparedPages: coverage.comparedPages,
      unreadPages: 0,
      documents: documents.map(({ name, pages }) => ({ name, pages, ocrPages: 0, unreadPages: [] })),
      durationMs: 60_000,
    },
  };
  await client.query(
    `insert into analyses (id, user_id, session_id, status, name, document_ids, files, message, locale, seq, attempt,
       turn, report_key, result_key, created_at, started_at, finished_at)
     select $2::uuid, users.id, gen_random_uuid(), 'completed', 'agreement and amendment', $3::uuid[], $4::jsonb, $5::jsonb, 'en-US', 40, 1,
       1, 'reports/' || $2::uuid || '.docx', $6, now(), now(), now()
     from users where users.email = $1`,
    [ada.email, id, papers.map((paper) => paper.id), JSON.stringify(papers), JSON.stringify(message), key],
  );
}
