import type { Executor } from '../../platform/db/index.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import { askToDeleteExpired, deleteExpiredDocuments } from './delete-expired-documents.job.ts';
import { readingKey } from './document-keys.ts';
import {
  countDocumentsOfPerson,
  deleteDocumentsOfPerson,
  findDocuments,
  holdDocuments,
  listDocuments,
  lockSession,
  markRemoved,
  type UploadSession,
} from './document-repository.ts';
import type { NewDocument, StoredDocument } from './document-tables.ts';
import type { DocumentUse } from './document-use.ts';
import { PagePictures, type Drawing } from './page-pictures.ts';
import { releaseCompared } from './release-compared.ts';
import { discardDocuments } from './release-documents.ts';
import { insertUnlisted, storeDocument } from './store-document.ts';
import { sweepOrphans } from './sweep-orphans.job.ts';

export type { DocumentUse, NewDocument, StoredDocument, UploadSession };

/** What other modules may ask about documents. */
export interface Documents {
  readonly module: Module;
  readonly list: (tx: Executor, session: UploadSession) => Promise<StoredDocument[]>;
  readonly lockSession: (tx: Executor, session: UploadSession) => Promise<void>;
  readonly readingKey: (documentId: string) => string;
  /** These of a person, in the order of the ids; those that are gone are left out. */
  readonly find: (tx: Executor, userId: string, ids: readonly string[]) => Promise<StoredDocument[]>;
  /** Until the transaction ends nobody deletes these; answers how many are there. */
  readonly hold: (tx: Executor, ids: readonly string[]) => Promise<number>;
  /** Takes them out of their upload list; for a comparison that needs them they stay. */
  readonly unlist: (tx: Executor, ids: readonly string[]) => Promise<void>;
  readonly store: (
    session: UploadSession,
    file: { readonly name: string; readonly bytes: Buffer },
  ) => Promise<NewDocument>;
  readonly insertUnlisted: (tx: Executor, documents: readonly NewDocument[]) => Promise<void>;
  /** Deletes the rows of a comparison that is gone, as far as nothing else needs them. */
  readonly release: (tx: Executor, session: UploadSession, ids: readonly string[]) => Promise<StoredDocument[]>;
  /** Pictures of a stored document as data URLs; null for each that cannot be drawn. */
  readonly draw: (userId: string, drawing: Drawing) => Promise<(string | null)[]>;
  /** Has those deleted soon whose time is over and that nothing needs. */
  readonly expire: () => Promise<void>;
  readonly countOf: (tx: Executor, userId: string) => Promise<number>;
  readonly deleteOf: (tx: Executor, userId: string) => Promise<StoredDocument[]>;
  /** Deletes what is stored of documents whose rows are gone. */
  readonly discard: (deleted: readonly Pick<StoredDocument, 'id' | 'storageKey'>[]) => Promise<void>;
}

export function createDocuments(platform: Platform, use: DocumentUse): Documents {
  const pictures = new PagePictures(platform);
  return {
    module: {
      routes: async (api) => (await import('./routes.ts')).registerDocumentRoutes(api, platform, use, pictures),
      jobs: [deleteExpiredDocuments(platform, use), sweepOrphans(platform)],
    },
    list: listDocuments,
    lockSession,
    readingKey,
    find: findDocuments,
    hold: holdDocuments,
    unlist: markRemoved,
    store: (session, file) => storeDocument(platform, session, file),
    insertUnlisted,
    release: (tx, session, ids) => releaseCompared(tx, use, session, ids),
    draw: (userId, drawing) => pictures.draw(userId, drawing),
    expire: () => askToDeleteExpired(platform),
    countOf: countDocumentsOfPerson,
    deleteOf: deleteDocumentsOfPerson,
    discard: (deleted) => discardDocuments(platform, deleted),
  };
}
