import { randomUUID } from 'node:crypto';
import { compareDocumentNames, type Comparison } from '@app/shared/contracts';
import { withTransaction, type Executor } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { hasUnfinishedAnalysis } from './analysis-repository.ts';
import type { Analysis } from './analysis-tables.ts';
import type { AnalysisDocument, DocumentsPort } from './documents-port.ts';
import { moveQueue } from './move-queue.ts';
import { readComparison, requireComparison, type OwnComparison } from './own-comparison.ts';
import { queueAnalysis, type ReportReader } from './queue-analysis.ts';

export interface Replacement {
  /** Ids of documents that are not compared again. */
  readonly without: readonly string[];
  /** The upload session whose documents are compared as well; they leave its list. */
  readonly sessionId: string | undefined;
}

/** A new comparison of the same documents, or with some replaced; the old one stays. */
export async function compareAgain(
  platform: Platform,
  port: DocumentsPort,
  own: OwnComparison,
  replacement: Replacement,
  reader: ReportReader,
): Promise<Comparison> {
  const { userId } = own;
  const { id, turn } = await withTransaction(platform.db, async (tx) => {
    const earlier = await requireComparison(platform, tx, own);
    const kept = earlier.documentIds.filter((documentId) => !replacement.without.includes(documentId));
    const documents = await port.find(tx, userId, kept);
    const added = await takeUploaded(tx, port, userId, replacement.sessionId);
    const isSame = replacement.without.length === 0 && added.length === 0;
    return queueAnalysis(tx, platform, port, {
      // In the upload list of nobody: it can be compared again while that one is compared.
      session: { userId, sessionId: randomUUID() },
      documents: inOrder([...documents, ...added]),
      reader,
      ...(isSame ? { name: earlier.name, isSample: earlier.isSample } : {}),
      isSwapped: earlier.isSwapped && holdsAllCompared(earlier, kept),
    });
  });
  await moveQueue(platform, turn);
  return readComparison(platform, { userId, id });
}

/** What was said of the order of versions holds while none of them is replaced; a file that was not read is none. */
function holdsAllCompared({ documentIds, message }: Analysis, kept: readonly string[]): boolean {
  const wasRead = (index: number): boolean => message.documents?.[index]?.state !== 'failed';
  return documentIds.every((id, index) => kept.includes(id) || !wasRead(index));
}

async function takeUploaded(
  tx: Executor,
  port: DocumentsPort,
  userId: string,
  sessionId: string | undefined,
): Promise<readonly AnalysisDocument[]> {
  if (sessionId === undefined) return [];
  const session = { userId, sessionId: sessionId.toLowerCase() };
  await port.lockSession(tx, session);
  if (await hasUnfinishedAnalysis(tx, session)) throw new AppError('documents_locked');
  const documents = await port.list(tx, session);
  await port.unlist(
    tx,
    documents.map(({ id }) => id),
  );
  return documents;
}

/** Each once, by name, as those of an upload list are: what is told of a comparison knows its documents by their names. */
function inOrder(documents: readonly AnalysisDocument[]): AnalysisDocument[] {
  const each = [...new Map(documents.map((document) => [document.id, document])).values()];
  if (new Set(each.map(({ name }) => name)).size < each.length) throw new AppError('document_exists');
  return each.toSorted((one, other) => compareDocumentNames(one.name, other.name));
}
