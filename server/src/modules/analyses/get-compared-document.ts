import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AnalysisDocument, DocumentsPort } from './documents-port.ts';
import { requireComparison, type OwnComparison } from './own-comparison.ts';

/** A document of a comparison, wherever it was uploaded, and also when it has left its upload list. */
export async function getComparedDocument(
  platform: Platform,
  port: Pick<DocumentsPort, 'find'>,
  own: OwnComparison,
  documentId: string,
): Promise<AnalysisDocument> {
  const { documentIds } = await requireComparison(platform, platform.db, own);
  const [document] = documentIds.includes(documentId) ? await port.find(platform.db, own.userId, [documentId]) : [];
  if (!document) throw new AppError('not_found');
  return document;
}
