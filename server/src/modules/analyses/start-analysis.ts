import { randomUUID } from 'node:crypto';
import { withTransaction, type Executor } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { channels } from '../../platform/notifications/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AnalysisDocument, DocumentsPort } from './documents-port.ts';
import { runAnalysisJob } from './run-analysis-job.ts';
import { findLatestAnalysis, insertAnalysis, type AnalysisSession } from './analysis-repository.ts';
import type { Analysis } from './analysis-tables.ts';
import { takeTurn } from './take-turn.ts';

/** How the report is written: language and paper, and the clock of its times. */
export type ReportReader = Pick<Analysis, 'locale' | 'timeZone'>;

/**
 * The analysis of an upload session: the one that runs, the one that has ended on these very documents, or a new one. Its
 * row and its job are stored together, so neither exists without the other.
 */
export async function startAnalysis(
  platform: Platform,
  port: DocumentsPort,
  session: AnalysisSession,
  { locale, timeZone }: ReportReader,
): Promise<Analysis> {
  // Most sockets join what is there. Only the others wait for the lock, each with a connection of the database.
  const present = await findPresent(platform.db, port, session);
  if (present.analysis) return present.analysis;
  return withTransaction(platform.db, async (tx) => {
    await port.lockSession(tx, session);
    const { analysis: latest, documents } = await findPresent(tx, port, session);
    if (latest) return latest;
    if (documents.length < 2) throw new AppError('too_few_documents');
    const turn = await takeTurn(tx, session.userId, platform.config);
    const analysis = await insertAnalysis(tx, {
      id: randomUUID(),
      ...session,
      documentIds: documents.map(({ id }) => id),
      turn,
      locale,
      timeZone,
      message: {
        status: 'queued',
        step: 'queued',
        message: 'Waiting for a free place...',
        progress: 0,
        documents: documents.map(({ name }) => ({ name, state: 'waiting' })),
      },
    });
    await platform.queue.enqueue(
      runAnalysisJob(platform.config),
      { analysisId: analysis.id },
      {
        tx,
        id: analysis.id,
        // The queue runs the highest first.
        priority: -turn,
      },
    );
    await platform.notifications.publish(tx, channels.analysisChanged, analysis.id);
    return analysis;
  });
}

/** What the session holds, and the analysis of it that a socket takes part in instead of starting one. */
async function findPresent(
  tx: Executor,
  port: DocumentsPort,
  session: AnalysisSession,
): Promise<{ readonly analysis: Analysis | null; readonly documents: readonly AnalysisDocument[] }> {
  const latest = await findLatestAnalysis(tx, session);
  const documents = await port.list(tx, session);
  return { analysis: latest && !wantsAnother(latest, documents) ? latest : null, documents };
}

/** A reconnect finds its analysis again; only other documents ask for another one. */
function wantsAnother(latest: Analysis, documents: readonly AnalysisDocument[]): boolean {
  if (latest.status === 'queued' || latest.status === 'running' || documents.length < 2) return false;
  const compared = new Set(latest.documentIds);
  return documents.length !== compared.size || documents.some(({ id }) => !compared.has(id));
}
