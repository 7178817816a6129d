import type { Executor } from '../../platform/db/index.ts';
import type { AnalysisSession } from './analysis-repository.ts';

export interface AnalysisDocument {
  readonly id: string;
  readonly name: string;
  readonly storageKey: string;
}

/** What an analysis needs of documents. The documents module fits it. */
export interface DocumentsPort {
  lockSession(tx: Executor, session: AnalysisSession): Promise<void>;
  list(tx: Executor, session: AnalysisSession): Promise<readonly AnalysisDocument[]>;
  /** Storage key for what was read from a document; it is deleted with the document. */
  readingKey(documentId: string): string;
}
