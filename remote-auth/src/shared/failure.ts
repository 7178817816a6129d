import { ApiError } from '@app/shared/http';

/** What the server said went wrong, else the given text. */
export function failureText(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? nonBlank(error.serverMessage) : undefined) ?? fallback;
}

interface DoneAnswer {
  readonly success?: boolean | undefined;
  readonly message?: string | undefined;
}

/** An answer of 200 that says it did not succeed is a failure like any other. */
export function requireSuccess(answer: DoneAnswer): void {
  if (answer.success !== false) return;
  throw new ApiError({ status: 200, code: 'refused', message: '', serverMessage: answer.message });
}

/** The text, unless there is nothing in it to read. */
export function nonBlank(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' ? undefined : text;
}

/** No answer, too many tries, or a fault of the server: the same request may succeed a moment later. */
export function mayPass(status: number): boolean {
  return status === 0 || status === 429 || status >= 500;
}
