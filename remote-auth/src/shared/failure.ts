import { successResponse } from '@app/shared/contracts';
import { ApiError } from '@app/shared/http';
import * as z from 'zod/mini';

/** What the server said went wrong, else the given text. */
export function failureText(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? nonBlank(error.serverMessage) : undefined) ?? fallback;
}

/** An answer of 2xx whose body may leave `success` out: the status has said it. */
export const looseSuccess = z.partial(successResponse);

/** An answer of 200 that says it did not succeed is a failure like any other. */
export function requireSuccess(answer: z.infer<typeof looseSuccess>): void {
  if (answer.success !== false) return;
  throw new ApiError({ status: 200, code: 'refused', message: '', serverMessage: answer.message });
}

/** The text, unless there is nothing in it to read. */
export function nonBlank(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' ? undefined : text;
}
