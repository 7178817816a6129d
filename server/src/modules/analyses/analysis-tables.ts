import type { AnalysisMessage } from '@app/shared/contracts';
import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The part of a socket message that is stored; id and number are columns. */
export type StoredMessage = Omit<AnalysisMessage, 'job_id' | 'seq'>;

export const analyses = pgTable('analyses', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  status: text({ enum: ['queued', 'running', 'completed', 'failed'] }).notNull(),
  documentIds: uuid('document_ids').array().notNull(),
  attempt: integer().notNull().default(0),
  seq: bigint({ mode: 'number' }).notNull().default(0),
  message: jsonb().$type<StoredMessage>().notNull(),
  /** Waiting analyses run in the order of their turns. */
  turn: integer().notNull(),
  locale: text().notNull(),
  timeZone: text('time_zone').notNull().default('UTC'),
  reportKey: text('report_key'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  startedAt: timestamp('started_at', { withTimezone: true }),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
});

export type Analysis = typeof analyses.$inferSelect;
