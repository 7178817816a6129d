import type { Crop } from '@app/engine/pictures';
import type { Executor } from '../../platform/db/index.ts';
import type { AnalysisSession } from './analysis-repository.ts';

export interface AnalysisDocument {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly storageKey: string;
}

/** A document whose bytes are stored and that has no row yet. */
export interface UnlistedDocument extends AnalysisDocument, AnalysisSession {
  readonly pages: number | null;
  readonly fault: 'encrypted' | 'damaged' | 'no_pages' | null;
  readonly sha256: string | null;
}

/** What is to be drawn of a stored document. */
export interface PageDrawing {
  readonly storageKey: string;
  readonly crops: readonly Crop[];
}

/** What an analysis needs of documents. The documents module fits it and says more. */
export interface DocumentsPort {
  lockSession(tx: Executor, session: AnalysisSession): Promise<void>;
  list(tx: Executor, session: AnalysisSession): Promise<readonly AnalysisDocument[]>;
  find(tx: Executor, userId: string, ids: readonly string[]): Promise<readonly AnalysisDocument[]>;
  hold(tx: Executor, ids: readonly string[]): Promise<number>;
  unlist(tx: Executor, ids: readonly string[]): Promise<void>;
  store(session: AnalysisSession, file: { readonly name: string; readonly bytes: Buffer }): Promise<UnlistedDocument>;
  insertUnlisted(tx: Executor, documents: readonly UnlistedDocument[]): Promise<void>;
  release(tx: Executor, session: AnalysisSession, ids: readonly string[]): Promise<readonly AnalysisDocument[]>;
  discard(deleted: readonly Pick<AnalysisDocument, 'id' | 'storageKey'>[]): Promise<void>;
  /** Pictures of a stored document as data URLs; null for each that cannot be drawn. */
  draw(userId: string, drawing: PageDrawing): Promise<(string | null)[]>;
  /** Has those deleted soon whose time is over and that no comparison needs. */
  expire(): Promise<void>;
  /** Storage key for what was read from a document; it is deleted with the document. */
  readingKey(documentId: string): string;
}
