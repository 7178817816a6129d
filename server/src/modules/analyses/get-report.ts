import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Decision, ReportFormat } from '@app/shared/contracts';
import * as z from 'zod';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { ObjectMissing } from '../../platform/storage/index.ts';
import { type AnalysisSession, findOwnAnalysis } from './analysis-repository.ts';
import type { Analysis } from './analysis-tables.ts';
import { findOwnComparison, findRemembered, isKeptNow } from './comparison-repository.ts';
import type { DecidedReports } from './decided-report.ts';
import { listDecisions } from './decision-repository.ts';
import type { OwnComparison } from './own-comparison.ts';
import { reportFileName } from './report-file-name.ts';

export interface Report {
  readonly fileName: string;
  readonly size: number;
  /** What is stored under a key never changes, so the key is its tag. */
  readonly tag: string;
  readonly bytes: Readable;
}

/** What is made when an analysis completes. */
type StoredFormat = Extract<ReportFormat, 'docx' | 'json'>;

const storedIn = { docx: 'reportKey', json: 'resultKey' } as const satisfies Record<StoredFormat, keyof Analysis>;

const isStoredFormat = (format: ReportFormat): format is StoredFormat => format in storedIn;

/** The report that an upload session asks for; every state but completed is an error that says what to do. */
export async function getReport(platform: Platform, session: AnalysisSession, jobId: string): Promise<Report> {
  const isId = z.uuid().safeParse(jobId).success;
  const analysis = isId ? await findOwnAnalysis(platform.db, session, jobId) : null;
  if (!analysis) throw new AppError('not_found');
  return openStored(platform, analysis, 'docx');
}

/** What a comparison has found, as it was stored; where versions were swapped, as its JSON report tells them. */
export async function getResult(platform: Platform, reports: DecidedReports, own: OwnComparison): Promise<Report> {
  return openCurrent(platform, own, (analysis) =>
    analysis.isSwapped ? openWritten(platform, reports, analysis, 'json') : openStored(platform, analysis, 'json'),
  );
}

/** The report with what was said of a comparison; as it was stored, where nothing was and this is a format that is. */
export async function getComparisonReport(
  platform: Platform,
  reports: DecidedReports,
  own: OwnComparison,
  format: ReportFormat,
): Promise<Report> {
  return openCurrent(platform, own, (analysis) => openWritten(platform, reports, analysis, format));
}

/** A report that was written anew may be replaced before it is opened: then the row knows by now which one stands. */
async function openCurrent(
  platform: Platform,
  own: OwnComparison,
  openOf: (analysis: Analysis) => Promise<Report>,
): Promise<Report> {
  try {
    return await openOf(await requireRemembered(platform, own));
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'report_expired')) throw error;
    const { userId, id } = own;
    const kept = await findOwnComparison(platform.db, userId, id, platform.config.RETENTION_HOURS);
    if (!kept) throw error;
    return openOf(kept);
  }
}

async function openWritten(
  platform: Platform,
  reports: DecidedReports,
  analysis: Analysis,
  format: ReportFormat,
): Promise<Report> {
  const resultKey = storedKey(analysis, 'json');
  // Read after their number: a report is never older than it says.
  const decisions = (await listDecisions(platform.db, analysis.id)).filter(saysAnything);
  const isAsStored = decisions.length === 0 && !analysis.isSwapped;
  if (isAsStored && isStoredFormat(format) && analysis[storedIn[format]] !== null) {
    return openStored(platform, analysis, format);
  }
  const key = await reports.keyOf({ analysis: { ...analysis, resultKey }, format, decisions });
  return open(platform, analysis, key, format);
}

/** One that was taken back and has no note says nothing. */
const saysAnything = ({ decision, note }: Decision): boolean => decision !== null || note !== undefined;

async function requireRemembered({ db }: Platform, { userId, id }: OwnComparison): Promise<Analysis> {
  const analysis = await findRemembered(db, userId, id);
  if (!analysis) throw new AppError('not_found');
  return analysis;
}

/** What was made of it; where that is not there, an error says what to do. */
export const openStored = (
  platform: Pick<Platform, 'storage' | 'config' | 'db'>,
  analysis: Analysis,
  format: StoredFormat,
): Promise<Report> => open(platform, analysis, storedKey(analysis, format), format);

async function open(
  { storage, config, db }: Pick<Platform, 'storage' | 'config' | 'db'>,
  analysis: Analysis,
  key: string,
  format: ReportFormat,
): Promise<Report> {
  // The time is over at once; the job that deletes what is stored comes some minutes later.
  const stored = (await isKeptNow(db, analysis.id, config.RETENTION_HOURS)) ? await storage.stat(key) : null;
  if (!stored) throw new AppError('report_expired');
  const bytes = await storage.get(key).catch((error: unknown) => {
    throw error instanceof ObjectMissing ? new AppError('report_expired') : error;
  });
  const { finishedAt, createdAt, timeZone } = analysis;
  const tag = `W/"${path.basename(key, path.extname(key))}"`;
  return { fileName: reportFileName(finishedAt ?? createdAt, timeZone, format), size: stored.size, tag, bytes };
}

function storedKey(analysis: Analysis, format: StoredFormat): string {
  const { status, message, resultKey } = analysis;
  if (status === 'failed' || status === 'cancelled') throw failure(message.message);
  // What was found can be read before its report is written.
  const isReadable = status === 'completed' || (format === 'json' && resultKey !== null);
  if (!isReadable) {
    throw new AppError('analysis_running', { details: { progress: message.progress ?? 0 }, retryAfterSeconds: 1 });
  }
  const key = analysis[storedIn[format]];
  if (key !== null) return key;
  throw new AppError(resultKey === null ? 'report_expired' : 'report_unwritten');
}

const failure = (message: string | undefined): AppError =>
  new AppError('analysis_failed', message === undefined ? {} : { message });
