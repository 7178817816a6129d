import { analysisSummary } from '@app/shared/contracts';
import * as z from 'zod/mini';

const runFile = z.object({ name: z.string(), size: z.number() });

const pendingRun = z.object({
  kind: z.literal('pending'),
  /** Null when it was not begun in this tab and is only watched. */
  sessionId: z.nullable(z.string()),
  /** Null until the server has named the job. */
  jobId: z.nullable(z.string()),
  files: z.array(runFile),
});

const finishedRun = z.object({
  kind: z.literal('finished'),
  sessionId: z.nullable(z.string()),
  jobId: z.string(),
  reportName: z.string(),
  reportBytes: z.number(),
  /** Milliseconds since the epoch. */
  finishedAt: z.number(),
  /** Null when the connection was lost before the server could send it. */
  summary: z.nullable(analysisSummary),
});

const runRecord = z.union([pendingRun, finishedRun]);

export type RunFile = z.infer<typeof runFile>;
export type PendingRun = z.infer<typeof pendingRun>;
export type FinishedRun = z.infer<typeof finishedRun>;
export type RunRecord = z.infer<typeof runRecord>;

const storageKey = 'analysis';

export interface RunRecords {
  readonly read: () => RunRecord | null;
  readonly write: (record: RunRecord) => void;
  readonly clear: () => void;
}

/** Keeps the run of this tab over a reload of the page. */
export function createRunRecords(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): RunRecords {
  return {
    read: () => {
      try {
        const parsed = runRecord.safeParse(JSON.parse(storage.getItem(storageKey) ?? 'null'));
        return parsed.success ? parsed.data : null;
      } catch {
        // Something else wrote under this key: there is no run to go on with.
        return null;
      }
    },
    write: (record) => storage.setItem(storageKey, JSON.stringify(record)),
    clear: () => storage.removeItem(storageKey),
  };
}
