import { errorTable, type ErrorCode } from '@app/shared/contracts';

export interface AppErrorOptions {
  /** Replaces the sentence of the table; shown to the person, so it holds nothing internal. */
  readonly message?: string;
  /** Extra members of the answer, such as `detail` or `progress`. Public. */
  readonly details?: { readonly detail?: string; readonly progress?: number };
  /** Logged, never shown. */
  readonly cause?: unknown;
  /** Seconds for the `Retry-After` header. */
  readonly retryAfterSeconds?: number;
}

/** The one error that operations throw to be answered with a row of the error table. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: { readonly detail?: string; readonly progress?: number };
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(
      options.message ?? errorTable[code].message,
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.code = code;
    this.details = options.details ?? {};
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
