import { errorTable, isErrorCode } from '@app/shared/contracts';
import { ApiError } from '@app/shared/http';
import { dashboardMessages } from '@app/shared/messages';

const texts = dashboardMessages.analysis;

interface RunFailureOptions {
  readonly cause?: unknown;
  readonly reference?: string | null;
  readonly isVerdict?: boolean;
  readonly isOnlyReport?: boolean;
}

/** An analysis that came to no report, with the sentence for the person and a reference for the operator. */
export class RunFailure extends Error {
  override readonly name = 'RunFailure';
  readonly reference: string | null;
  /** The server looked at the files and said no; else they are not at fault. */
  readonly isVerdict: boolean;
  /** The findings are there; only the report about them could not be written. */
  readonly isOnlyReport: boolean;

  constructor(message: string, options: RunFailureOptions = {}) {
    super(message, { cause: options.cause });
    this.reference = options.reference ?? null;
    this.isVerdict = options.isVerdict ?? false;
    this.isOnlyReport = options.isOnlyReport ?? false;
  }
}

/** The run was cancelled: here, in another tab or on another device. Nobody needs to be alerted. */
export class RunCancelled extends Error {
  override readonly name = 'RunCancelled';
}

/** The server's own sentence where it has one. */
export function sentenceOf(error: ApiError): string {
  return error.serverMessage ?? (isErrorCode(error.code) ? errorTable[error.code].message : error.message);
}

/** The failure that an error of a call means. */
export function failureOf(error: unknown): RunFailure {
  if (error instanceof RunFailure) return error;
  if (!(error instanceof ApiError)) {
    return new RunFailure(error instanceof Error ? error.message : String(error), { cause: error });
  }
  const message = error.status === 401 ? texts.signedOut : sentenceOf(error);
  const isVerdict = error.status === 422;
  const isOnlyReport = error.code === 'report_unwritten';
  return new RunFailure(message, { cause: error, reference: error.requestId ?? null, isVerdict, isOnlyReport });
}

/** No answer, or one that some machine on the way gave while the server was away or busy. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 502 || error.status === 429);

export const isStillRunning = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'analysis_running';
