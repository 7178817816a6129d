import { withTransaction, type Executor } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AnalysisDocument, DocumentsPort } from './documents-port.ts';
import { findLatestAnalysis, type AnalysisSession } from './analysis-repository.ts';
import type { Analysis } from './analysis-tables.ts';
import { moveQueue } from './move-queue.ts';
import { queueAnalysis, type ReportReader } from './queue-analysis.ts';

/** The analysis of an upload session: the one that runs, the one that has ended on these very documents, or a new one. */
export async function startAnalysis(
  platform: Platform,
  port: Pick<DocumentsPort, 'lockSession' | 'list' | 'hold'>,
  session: AnalysisSession,
  reader: ReportReader,
): Promise<Analysis> {
  // Most sockets join what is there. Only the others wait for the lock, each with a connection of the database.
  const present = await findPresent(platform.db, port, session);
  if (present.analysis) return present.analysis;
  const analysis = await withTransaction(platform.db, async (tx) => {
    await port.lockSession(tx, session);
    const { analysis: latest, documents } = await findPresent(tx, port, session);
    return latest ?? queueAnalysis(tx, platform, port, { session, documents, reader });
  });
  await moveQueue(platform, analysis.turn);
  return analysis;
}

/** What the session holds, and the analysis of it that a socket takes part in instead of starting one. */
async function findPresent(
  tx: Executor,
  port: Pick<DocumentsPort, 'list'>,
  session: AnalysisSession,
): Promise<{ readonly analysis: Analysis | null; readonly documents: readonly AnalysisDocument[] }> {
  const latest = await findLatestAnalysis(tx, session);
  const documents = await port.list(tx, session);
  return { analysis: latest && !wantsAnother(latest, documents) ? latest : null, documents };
}

/** A reconnect finds its analysis again; only other documents, or one that was cancelled, ask for another one. */
function wantsAnother(latest: Analysis, documents: readonly AnalysisDocument[]): boolean {
  if (latest.status === 'queued' || latest.status === 'running' || documents.length < 2) return false;
  if (latest.status === 'cancelled') return true;
  const compared = new Set(latest.documentIds);
  return documents.length !== compared.size || documents.some(({ id }) => !compared.has(id));
}
