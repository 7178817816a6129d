import type { Executor } from '../../platform/db/index.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import { deleteExpiredDocuments } from './delete-expired-documents.job.ts';
import { readingKey } from './document-keys.ts';
import { listDocuments, lockSession, type UploadSession } from './document-repository.ts';
import type { StoredDocument } from './document-tables.ts';
import { documentRoutes } from './routes.ts';
import type { SessionLock } from './session-lock.ts';
import { sweepOrphans } from './sweep-orphans.job.ts';

export type { StoredDocument, UploadSession };

/** What other modules may ask about documents. */
export interface Documents {
  readonly module: Module;
  readonly list: (tx: Executor, session: UploadSession) => Promise<StoredDocument[]>;
  readonly lockSession: (tx: Executor, session: UploadSession) => Promise<void>;
  readonly readingKey: (documentId: string) => string;
}

export function createDocuments(platform: Platform, isLocked: SessionLock): Documents {
  return {
    module: {
      routes: documentRoutes(platform, isLocked),
      jobs: [deleteExpiredDocuments(platform, isLocked), sweepOrphans(platform)],
    },
    list: listDocuments,
    lockSession,
    readingKey,
  };
}
