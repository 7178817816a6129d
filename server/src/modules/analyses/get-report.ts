import type { Readable } from 'node:stream';
import type { ReportFormat } from '@app/shared/contracts';
import * as z from 'zod';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { ObjectMissing } from '../../platform/storage/index.ts';
import { type AnalysisSession, findOwnAnalysis } from './analysis-repository.ts';
import type { Analysis } from './analysis-tables.ts';
import { findRemembered } from './comparison-repository.ts';
import type { OwnComparison } from './own-comparison.ts';
import { reportFileName } from './report-file-name.ts';

export interface Report {
  readonly fileName: string;
  readonly size: number;
  readonly bytes: Readable;
}

type StoredFormat = Exclude<ReportFormat, 'csv'>;

/** The report that an upload session asks for; every state but completed is an error that says what to do. */
export async function getReport(platform: Platform, session: AnalysisSession, jobId: string): Promise<Report> {
  const isId = z.uuid().safeParse(jobId).success;
  const analysis = isId ? await findOwnAnalysis(platform.db, session, jobId) : null;
  if (!analysis) throw new AppError('not_found');
  return openReport(platform, analysis, 'docx');
}

/** The same of a comparison, as Word or as JSON. */
export async function getComparisonReport(
  platform: Platform,
  { userId, id }: OwnComparison,
  format: StoredFormat,
): Promise<Report> {
  const analysis = await findRemembered(platform.db, userId, id);
  if (!analysis) throw new AppError('not_found');
  return openReport(platform, analysis, format);
}

/** The time is over at once; the job that deletes what is stored comes some minutes later. */
function hasExpired({ finishedAt }: Analysis, hours: number): boolean {
  return finishedAt !== null && finishedAt.getTime() + hours * 3_600_000 <= Date.now();
}

async function openReport({ storage, config }: Platform, analysis: Analysis, format: StoredFormat): Promise<Report> {
  const key = keyOf(analysis, format);
  const stored = hasExpired(analysis, config.RETENTION_HOURS) ? undefined : await storage.stat(key);
  if (!stored) throw new AppError('report_expired');
  const bytes = await storage.get(key).catch((error: unknown) => {
    throw error instanceof ObjectMissing ? new AppError('report_expired') : error;
  });
  const fileName = reportFileName(analysis.finishedAt ?? analysis.createdAt, analysis.timeZone, format);
  return { fileName, size: stored.size, bytes };
}

function keyOf({ status, message, reportKey, resultKey }: Analysis, format: StoredFormat): string {
  if (status === 'failed' || status === 'cancelled') throw failure(message.message);
  if (status !== 'completed') {
    throw new AppError('analysis_running', { details: { progress: message.progress ?? 0 }, retryAfterSeconds: 1 });
  }
  const key = format === 'docx' ? reportKey : resultKey;
  if (key === null) throw new AppError('report_expired');
  return key;
}

const failure = (message: string | undefined): AppError =>
  new AppError('analysis_failed', message === undefined ? {} : { message });
