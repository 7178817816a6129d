import type { DecisionKind, DismissReason, Severity } from '@app/shared/contracts';
import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const decisions = pgTable(
  'decisions',
  {
    analysisId: uuid('analysis_id').notNull(),
    findingId: text('finding_id').notNull(),
    decision: text().$type<DecisionKind>(),
    reason: text().$type<DismissReason>(),
    text: text(),
    whom: text(),
    note: text(),
    /** A finding that counts; others are places to look at. */
    sure: boolean().notNull(),
    /** Hash of the two passages of a doubtful pair. */
    pair: text(),
    /** Null where it was decided before this was kept. */
    severity: text().$type<Severity>(),
    revision: integer().notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.analysisId, table.findingId] })],
);

export type DecisionRow = typeof decisions.$inferSelect;
