import { AppError } from './app-error.ts';

/** A refusal that says when the next try is worth it. */
export function tooManyRequests(retryAfterSeconds: number, cause?: unknown): AppError {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  const message = `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  return new AppError('too_many_requests', { message, retryAfterSeconds, cause });
}
