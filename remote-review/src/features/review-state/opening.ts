import { ApiError } from '@app/shared/http';

/** There is none, it is somebody else's, or the address is none at all. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 410 || error.status === 400);

/** What a person quotes who asks for help. */
export const referenceOf = (error: unknown, id: string): string =>
  (error instanceof ApiError ? error.requestId : undefined) ?? `review-${id.slice(0, 8)}`;
