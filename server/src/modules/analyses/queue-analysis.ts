import { randomUUID } from 'node:crypto';
import type { Executor } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertAnalysis, type AnalysisSession } from './analysis-repository.ts';
import type { Analysis } from './analysis-tables.ts';
import { announceChange } from './announce-comparison.ts';
import { comparisonName } from './comparison-name.ts';
import type { AnalysisDocument, DocumentsPort } from './documents-port.ts';
import { runAnalysisJob } from './run-analysis-job.ts';
import { takeTurn } from './take-turn.ts';

/** How the report is written: language and paper, and the clock of its times. */
export type ReportReader = Pick<Analysis, 'locale' | 'timeZone'>;

export interface AnalysisOrder {
  readonly session: AnalysisSession;
  readonly documents: readonly AnalysisDocument[];
  readonly reader: ReportReader;
  /** Made from the names of the files when not given. */
  readonly name?: string;
  /** Of the documents that come with the product. */
  readonly isSample?: boolean;
  /** Versions are told in the other order than their names say. */
  readonly isSwapped?: boolean;
}

/** Stores an analysis and its job together, so that neither exists without the other. */
export async function queueAnalysis(
  tx: Executor,
  platform: Platform,
  port: Pick<DocumentsPort, 'hold'>,
  { session, documents, reader, name, isSample = false, isSwapped = false }: AnalysisOrder,
): Promise<Analysis> {
  const files = documents.map(({ id, name, size }) => ({ id, name, size }));
  const names = files.map((file) => file.name);
  assertNumber(files.length, platform.config.SESSION_DOCUMENT_LIMIT);
  const turn = await takeTurn(tx, session.userId, platform.config);
  const held = await port.hold(
    tx,
    files.map(({ id }) => id),
  );
  // Somebody has deleted one of them since they were listed.
  if (held < files.length) throw new AppError('not_found');
  const analysis = await insertAnalysis(tx, {
    id: randomUUID(),
    ...session,
    ...reader,
    name: name ?? comparisonName(names),
    isSample,
    isSwapped,
    files,
    turn,
    message: {
      status: 'queued',
      step: 'queued',
      progress: 0,
      documents: names.map((fileName) => ({ name: fileName, state: 'waiting' })),
    },
  });
  const job = { analysisId: analysis.id };
  // The queue runs the highest first.
  await platform.queue.enqueue(runAnalysisJob(platform.config), job, { tx, id: analysis.id, priority: -turn });
  await announceChange(platform, tx, analysis.id);
  return analysis;
}

function assertNumber(documents: number, limit: number): void {
  if (documents < 2) throw new AppError('too_few_documents');
  if (documents > limit) {
    throw new AppError('too_many_documents', { message: `A comparison can have at most ${limit} files.` });
  }
}
