import type { UploadFault } from '@app/shared/contracts';
import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const documents = pgTable('documents', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  name: text().notNull(),
  size: bigint({ mode: 'number' }).notNull(),
  storageKey: text('storage_key').notNull(),
  /** Null where it could not be looked at in time. */
  pages: integer(),
  fault: text().$type<UploadFault['kind']>(),
  /** Lower-case hex. */
  sha256: text(),
  uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull().defaultNow(),
  /** It is in no upload list any more; comparisons may still need it. */
  removedAt: timestamp('removed_at', { withTimezone: true }),
});

export type StoredDocument = typeof documents.$inferSelect;

export type NewDocument = Omit<StoredDocument, 'uploadedAt' | 'removedAt'>;
