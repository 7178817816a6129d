import { randomUUID } from 'node:crypto';
import type { Comparison, SampleKind } from '@app/shared/contracts';
import { isDatabaseUnavailable, withTransaction, type Executor } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Analysis } from './analysis-tables.ts';
import type { DocumentsPort, UnlistedDocument } from './documents-port.ts';
import { moveQueue } from './move-queue.ts';
import { readComparison } from './own-comparison.ts';
import { queueAnalysis, type ReportReader } from './queue-analysis.ts';
import { readSample } from './sample-documents.ts';

export interface SampleOrder {
  readonly userId: string;
  readonly kind: SampleKind;
  readonly reader: ReportReader;
  /** False when the login has ended; else it lasts until the transaction has ended. */
  readonly holdLogin: (tx: Executor) => Promise<boolean>;
}

/** Compares the papers that come with the product, as copies that belong to the person and go with the comparison. */
export async function compareSample(platform: Platform, port: DocumentsPort, order: SampleOrder): Promise<Comparison> {
  const { id, userId, turn } = await queueSample(platform, port, order);
  await moveQueue(platform, turn);
  return readComparison(platform, { userId, id });
}

async function queueSample(
  platform: Platform,
  port: DocumentsPort,
  { userId, kind, reader, holdLogin }: SampleOrder,
): Promise<Analysis> {
  const session = { userId, sessionId: randomUUID() };
  const documents: UnlistedDocument[] = [];
  try {
    const sample = await readSample(kind);
    for (const file of sample.documents) documents.push(await port.store(session, file));
    return await withTransaction(platform.db, async (tx) => {
      if (!(await holdLogin(tx))) throw new AppError('not_authenticated');
      await port.insertUnlisted(tx, documents);
      return queueAnalysis(tx, platform, port, { session, documents, reader, name: sample.name, isSample: true });
    });
  } catch (error) {
    // When the connection broke they may be there all the same; then the sweep finds what belongs to nothing.
    if (!isDatabaseUnavailable(error)) await port.discard(documents);
    throw error;
  }
}
