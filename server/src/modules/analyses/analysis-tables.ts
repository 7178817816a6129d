import type { AnalysisMessage, DocumentProgress, ReportFormat, Severity } from '@app/shared/contracts';
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What is kept of a document beyond what its socket tells. */
export interface StoredProgress extends DocumentProgress {
  /** Why nothing of it could be read. */
  reason?: string;
  /** From 1. */
  unreadPages?: number[];
}

/** The part of a socket message that is stored; id and number are columns. */
export interface StoredMessage extends Omit<AnalysisMessage, 'job_id' | 'seq' | 'documents'> {
  documents?: StoredProgress[];
}

export interface StoredFile {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** A report that was written anew after its comparison had ended. */
export interface DecidedReport {
  readonly format: ReportFormat;
  /** Of what it tells beyond the result as it was stored. */
  readonly revision: number;
  readonly key: string;
}

export const analyses = pgTable('analyses', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  status: text({ enum: ['queued', 'running', 'completed', 'failed', 'cancelled'] }).notNull(),
  name: text().notNull(),
  isSample: boolean('sample').notNull().default(false),
  documentIds: uuid('document_ids').array().notNull(),
  /** In the order of `documentIds`. */
  files: jsonb().$type<readonly StoredFile[]>().notNull(),
  attempt: integer().notNull().default(0),
  seq: bigint({ mode: 'number' }).notNull().default(0),
  message: jsonb().$type<StoredMessage>().notNull(),
  /** Waiting analyses run in the order of their turns. */
  turn: integer().notNull(),
  locale: text().notNull(),
  timeZone: text('time_zone').notNull().default('UTC'),
  reportKey: text('report_key'),
  resultKey: text('result_key'),
  /** What agrees, for a report that is written anew. */
  agreedKey: text('agreed_key'),
  /** Sure findings that are accepted or dismissed, and possible ones that are accepted. */
  decided: integer().notNull().default(0),
  /** Possible findings that are accepted, by severity: they count like sure ones. */
  confirmed: jsonb().$type<Partial<Record<Severity, number>>>().notNull().default({}),
  /** Versions are told in the other order than their names say. */
  isSwapped: boolean('swapped').notNull().default(false),
  /** Grows with every decision and every swap: with all that makes a report another. */
  decisionsRevision: integer('decisions_revision').notNull().default(0),
  decidedReports: jsonb('decided_reports').$type<readonly DecidedReport[]>().notNull().default([]),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  startedAt: timestamp('started_at', { withTimezone: true }),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
  /** Files, report and names are gone since then. */
  expiredAt: timestamp('expired_at', { withTimezone: true }),
});

export type Analysis = typeof analyses.$inferSelect;
