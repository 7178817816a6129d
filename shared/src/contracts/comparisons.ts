import * as z from 'zod/mini';
import { notComparable } from './not-comparable.ts';
import { analysisMessage, documentProgress, findingCounts } from './analyses.ts';
import { analysisResult } from './analysis-result.ts';
import { decision } from './decisions.ts';
import { sessionId } from './documents.ts';
import type { Endpoint, SocketEndpoint } from './endpoint.ts';
import { changeCounts } from './version-changes.ts';

/** Longest name of a comparison, in Unicode code points after trimming. */
export const comparisonNameMax = 120;

export const analysisStatus = z.enum(['queued', 'running', 'completed', 'failed', 'cancelled']);

/**
 * What a completed analysis says: `found` and `none` only where every page of every file was compared; `incomplete`
 * where a file or a page was not, whatever was found in the others.
 */
export const verdict = z.enum(['found', 'none', 'incomplete']);

export const comparedFile = z.object({
  id: z.string(),
  name: z.string(),
  /** Absent until it has been read. */
  pages: z.optional(z.number()),
  /** Bytes. */
  size: z.number(),
  state: documentProgress.shape.state,
  /** Nothing of it could be read and it was not compared: why, and what to do. */
  reason: z.optional(z.string()),
  /** Pages that could not be read, from 1. */
  unreadPages: z.optional(z.array(z.number())),
});

/** One comparison of a person, until retention ends. Times are ISO 8601 in UTC. */
export const comparison = z.object({
  /** Also the `job_id` that the socket tells. */
  id: z.string(),
  name: z.string(),
  /** It compares the documents that come with the product. */
  sample: z.boolean(),
  status: analysisStatus,
  /** Why it failed, and what to do; only of one that did. */
  reason: z.optional(z.string()),
  documents: z.array(comparedFile),
  /** The sure findings, and those that a person has confirmed; absent until they are there, which is some seconds before it completes: the report comes after them. */
  counts: z.optional(findingCounts),
  /** Places to look at, which are no findings; without those that a person has confirmed. */
  possible: z.optional(z.number()),
  verdict: z.optional(verdict),
  /** Absent where the documents were compared. */
  notComparable: z.optional(notComparable),
  /** Only where two versions of one document are all that was compared: what was found are changes, not discrepancies. */
  changes: z.optional(changeCounts),
  /** It has completed, and its report could not be written; asking for the report tries again. */
  reportMissing: z.optional(z.boolean()),
  /** How many findings a person has decided. */
  decided: z.number(),
  /** True: the person says that versions of one paper come in the other order. */
  swapped: z.optional(z.boolean()),
  /** 0 to 100. */
  progress: z.number(),
  /** Place in the queue, from 1; only while others are before it. */
  queuePlace: z.optional(z.number()),
  createdAt: z.string(),
  startedAt: z.optional(z.string()),
  finishedAt: z.optional(z.string()),
  /** When files, pages and report are deleted; of one that has not ended, at the earliest. */
  expiresAt: z.string(),
});

const ofComparison = { params: z.object({ id: z.uuid() }) } as const;

const comparisonName = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.trim()),
  ),
  z.string().check(
    z.minLength(1),
    z.refine((value) => Array.from(value).length <= comparisonNameMax),
  ),
);

/** Most comparisons in one answer. */
export const comparisonPageSize = 200;

/** Those of the person who asks, newest first; with `before`, those that are older than the one of this id. */
export const listComparisonsEndpoint = {
  method: 'GET',
  path: '/analyses',
  request: { query: z.object({ before: z.optional(z.uuid()) }) },
  answer: z.object({
    analyses: z.array(comparison),
    /** There are older ones. */
    more: z.optional(z.boolean()),
  }),
} as const satisfies Endpoint;

export const comparisonEndpoint = {
  method: 'GET',
  path: '/analyses/:id',
  request: ofComparison,
  answer: comparison,
} as const satisfies Endpoint;

export const renameComparisonEndpoint = {
  method: 'PATCH',
  path: '/analyses/:id',
  request: { ...ofComparison, body: z.object({ name: comparisonName }) },
  answer: comparison,
} as const satisfies Endpoint;

/** Says whether versions of one paper come in the other order; the result and every report tell them so from then on. */
export const orderVersionsEndpoint = {
  method: 'PUT',
  path: '/analyses/:id/order',
  request: { ...ofComparison, body: z.object({ swapped: z.boolean() }) },
  answer: comparison,
} as const satisfies Endpoint;

/** Deletes files, pages, report and row at once. One that runs is cancelled first. */
export const deleteComparisonEndpoint = {
  method: 'DELETE',
  path: '/analyses/:id',
  request: ofComparison,
  answer: null,
} as const satisfies Endpoint;

/** Stops one that waits or runs; 409 `analysis_ended` when it has ended. Its documents stay. */
export const cancelComparisonEndpoint = {
  method: 'POST',
  path: '/analyses/:id/cancel',
  request: ofComparison,
  answer: comparison,
} as const satisfies Endpoint;

/** What a new run takes instead of some of the documents. */
const replacement = z.object({
  /** Ids of documents that are not compared again. */
  without: z.optional(z.array(z.string())),
  /** The upload session whose documents are compared as well. */
  sessionId: z.optional(sessionId),
  timeZone: z.optional(z.string()),
});

/** A new comparison of the same documents, or with some replaced; the old one stays. */
export const compareAgainEndpoint = {
  method: 'POST',
  path: '/analyses/:id/again',
  request: { ...ofComparison, body: replacement },
  answer: comparison,
} as const satisfies Endpoint;

/** `disagreeing`: three papers that contradict each other; `signed copy`: an agreement and the scan of what was signed. */
const sampleKind = z.enum(['disagreeing', 'signed copy']);

/** Compares short papers that come with the product; without a sample, those that contradict each other. */
export const compareSampleEndpoint = {
  method: 'POST',
  path: '/analyses/sample',
  request: { body: z.object({ sample: z.optional(sampleKind), timeZone: z.optional(z.string()) }) },
  answer: comparison,
} as const satisfies Endpoint;

/** 409 `analysis_running` until the findings are there, 422 `analysis_failed` with the reason when it failed or was cancelled. */
export const comparisonResultEndpoint = {
  method: 'GET',
  path: '/analyses/:id/result',
  request: ofComparison,
  answer: analysisResult,
} as const satisfies Endpoint;

/** One of its documents as it was uploaded, whole or a range of it (206). */
export const comparedFileEndpoint = {
  method: 'GET',
  path: '/analyses/:id/documents/:documentId/file',
  request: { params: z.object({ id: z.uuid(), documentId: z.uuid() }) },
  answer: { file: 'application/pdf' },
} as const satisfies Endpoint;

/**
 * `certificate`: what became of every word of a draft in the scan of it, as PDF. `redline`: two versions of a document as one Word document with tracked changes; `redline-pdf`: the pages of the later one
 * with the changes marked.
 */
export const reportFormat = z.enum(['docx', 'json', 'csv', 'pdf', 'redline', 'redline-pdf', 'certificate']);

export const isRedline = (format: ReportFormat): boolean => format.startsWith('redline');

/** What the name of a report in this format ends with. */
export const reportEnding = (format: ReportFormat): string => endings[format] ?? format;

const endings: Readonly<Partial<Record<ReportFormat, string>>> = {
  redline: 'docx',
  'redline-pdf': 'pdf',
  certificate: 'pdf',
};

/** The report with what was decided, in one of its formats; without one, Word. */
export const comparisonReportEndpoint = {
  method: 'GET',
  path: '/analyses/:id/report',
  request: { ...ofComparison, query: z.object({ format: z.optional(reportFormat) }) },
  answer: { file: 'application/octet-stream' },
} as const satisfies Endpoint;

/** Tells every open tab and device of a person what becomes of that person's comparisons. */
export const comparisonsSocketEndpoint = {
  path: '/analyses/changes',
  request: { query: z.object({}) },
  message: z.object({
    /** As it is now: one that is new, or that has changed. */
    changed: z.optional(comparison),
    /** Id of one that is gone. */
    deleted: z.optional(z.string()),
    /** What was decided of a finding of a comparison. */
    decided: z.optional(z.object({ id: z.string(), decision })),
    /** News may have been missed: load the list anew. Also the first message. */
    reload: z.optional(z.boolean()),
  }),
} as const satisfies SocketEndpoint;

/** Tells how one comparison goes, in the messages of the socket that starts one. Starts nothing. */
export const watchComparisonSocketEndpoint = {
  path: '/analyses/watch',
  request: { query: z.object({ id: z.uuid() }) },
  message: analysisMessage,
} as const satisfies SocketEndpoint;

/** Whether its findings can be read: it has completed, or only its report is still being written. */
export const hasFindings = ({ status, counts }: Pick<Comparison, 'status' | 'counts'>): boolean =>
  status === 'completed' || (status === 'running' && counts !== undefined);

export type AnalysisStatus = z.infer<typeof analysisStatus>;
export type Verdict = z.infer<typeof verdict>;
export type ComparedFile = z.infer<typeof comparedFile>;
export type Comparison = z.infer<typeof comparison>;
export type SampleKind = z.infer<typeof sampleKind>;
export type ReportFormat = z.infer<typeof reportFormat>;
export type ComparisonsMessage = z.infer<typeof comparisonsSocketEndpoint.message>;
