import type { Readable } from 'node:stream';
import * as z from 'zod';

import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { ObjectMissing } from '../../platform/storage/index.ts';
import { reportFileName } from './report-file-name.ts';
import { type AnalysisSession, findOwnAnalysis } from './analysis-repository.ts';
import type { Analysis } from './analysis-tables.ts';

export interface Report {
  readonly fileName: string;
  readonly size: number;
  readonly bytes: Readable;
}

/** The report of a completed analysis; every other state is an error that says what to do. */
export async function getReport({ db, storage }: Platform, session: AnalysisSession, jobId: string): Promise<Report> {
  const isId = z.uuid().safeParse(jobId).success;
  const analysis = isId ? await findOwnAnalysis(db, session, jobId) : null;
  if (!analysis) throw new AppError('not_found');
  const key = reportKeyOf(analysis);
  const stored = await storage.stat(key);
  if (!stored) throw new AppError('report_expired');
  const bytes = await storage.get(key).catch((error: unknown) => {
    throw error instanceof ObjectMissing ? new AppError('report_expired') : error;
  });
  return {
    fileName: reportFileName(analysis.finishedAt ?? analysis.createdAt, analysis.timeZone),
    size: stored.size,
    bytes,
  };
}

function reportKeyOf({ status, message, reportKey }: Analysis): string {
  if (status === 'failed') throw failure(message.message);
  if (status !== 'completed') {
    throw new AppError('analysis_running', { details: { progress: message.progress ?? 0 }, retryAfterSeconds: 1 });
  }
  if (reportKey === null) throw new AppError('report_expired');
  return reportKey;
}

const failure = (message: string | undefined): AppError =>
  new AppError('analysis_failed', message === undefined ? {} : { message });
