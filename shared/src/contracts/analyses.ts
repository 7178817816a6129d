import * as z from 'zod/mini';
import { notComparable } from './not-comparable.ts';
import { sessionId } from './documents.ts';
import type { Endpoint, SocketEndpoint } from './endpoint.ts';
import { changeCounts } from './version-changes.ts';

/** The steps of an analysis in the order they run; `reading` repeats per document. */
export const analysisStep = z.enum(['queued', 'reading', 'comparing', 'reporting', 'done']);

/** What one document of a running analysis has reached. */
export const documentProgress = z.object({
  name: z.string(),
  pages: z.optional(z.number()),
  page: z.optional(z.number()),
  ocrPages: z.optional(z.number()),
  state: z.enum(['waiting', 'reading', 'read', 'failed']),
});

export const findingCounts = z.object({
  high: z.number(),
  medium: z.number(),
  low: z.number(),
  info: z.number(),
});

/** What may be a discrepancy and counts as none. */
export const placesToLookAt = z.object({
  /** How many the report shows. */
  count: z.number(),
  /** The likeliest ones: what they are about, and where. */
  first: z.array(z.object({ subject: z.string(), at: z.array(z.object({ document: z.string(), page: z.number() })) })),
});

/** What the result card needs once an analysis has completed. */
export const analysisSummary = z.object({
  /** Those that are sure. */
  findings: findingCounts,
  /** Absent where a server that knew of none wrote the summary. */
  placesToLookAt: z.optional(placesToLookAt),
  /** Only where two versions of one document are all that was compared. */
  changes: z.optional(changeCounts),
  agreements: z.number(),
  /** Absent where the documents were compared. */
  notComparable: z.optional(notComparable),
  comparedPages: z.number(),
  unreadPages: z.number(),
  documents: z.array(
    z.object({
      name: z.string(),
      pages: z.number(),
      ocrPages: z.number(),
      unreadPages: z.array(z.number()),
      /** Nothing of it could be read and it was not compared: why, and what to do. */
      unreadable: z.optional(z.string()),
    }),
  ),
  /** Wall time of the analysis in milliseconds. */
  durationMs: z.number(),
});

/**
 * One message on the analysis socket. Every field is optional: a reader shows `message`, else
 * `OCR completed for <file>`, else `Progress: {progress}%`. `progress` is 0 to 100. `seq` grows by at least one with
 * every message of a job, so a late or repeated message is recognised and dropped.
 */
export const analysisMessage = z.object({
  job_id: z.optional(z.string()),
  status: z.optional(z.string()),
  message: z.optional(z.string()),
  file: z.optional(z.string()),
  progress: z.optional(z.number()),
  seq: z.optional(z.number()),
  step: z.optional(analysisStep),
  documents: z.optional(z.array(documentProgress)),
  /** Estimated milliseconds until the end; absent while there is nothing to estimate from. */
  remainingMs: z.optional(z.number()),
  /** Place in the queue, from 1; only while others are before it. */
  queuePlace: z.optional(z.number()),
  /** With the last message, and before it as soon as the findings can be read: the report is written after them. */
  summary: z.optional(analysisSummary),
});

/** Starts the analysis of an upload session, or takes part in the one that runs, and tells how it goes. */
export const analyzeSocketEndpoint = {
  path: '/auth/ws/analyze',
  request: {
    query: z.object({
      sessionId,
      /** IANA name: the report tells its times by this clock. One that nobody knows counts as none. */
      timeZone: z.optional(z.string()),
    }),
  },
  message: analysisMessage,
} as const satisfies SocketEndpoint;

/** The report of a completed analysis; 409 while it runs, 422 with the reason when it failed. */
export const analysisStatusEndpoint = {
  method: 'POST',
  path: '/auth/process/analyze/status',
  request: { body: z.object({ job_id: z.string().check(z.minLength(1)), sessionId }) },
  answer: { file: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
} as const satisfies Endpoint;

/** WebSocket close codes of the analysis socket (4000 to 4999 is the private range of RFC 6455). */
export const closeCodes = {
  finished: 1000,
  goingAway: 1001,
  serverRestart: 1012,
  notAuthenticated: 4401,
  refused: 4400,
} as const;

export type AnalysisStep = z.infer<typeof analysisStep>;
export type DocumentProgress = z.infer<typeof documentProgress>;
export type FindingCounts = z.infer<typeof findingCounts>;
export type PlacesToLookAt = z.infer<typeof placesToLookAt>;
export type AnalysisSummary = z.infer<typeof analysisSummary>;
export type AnalysisMessage = z.infer<typeof analysisMessage>;
