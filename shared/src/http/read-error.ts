import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';

const errorBody = z.record(z.string(), z.unknown());

/** A proxy in between may answer in any shape: each field counts on its own, and only as a text. */
function textsOf(body: unknown): (field: string) => string | undefined {
  const parsed = z.safeParse(errorBody, body);
  return (field) => {
    const value = parsed.success ? parsed.data[field] : undefined;
    return typeof value === 'string' ? value : undefined;
  };
}

export interface FailedAnswer {
  /** 0 when no answer came. */
  readonly status: number;
  readonly body: unknown;
  /** What the transport says about it. */
  readonly message: string;
  readonly cause: unknown;
}

/** Turns an answer outside 2xx, or the lack of one, into the one kind of error the page knows. */
export function readError({ status, body, message, cause }: FailedAnswer): ApiError {
  const said = textsOf(body);
  return new ApiError({
    status,
    code: said('code') ?? (status === 0 ? 'network_error' : 'unknown'),
    message,
    serverMessage: said('message'),
    detail: said('detail'),
    requestId: said('requestId'),
    cause,
  });
}

/** Reads JSON out of bytes; anything else is no body. */
export async function readJsonBlob(blob: Blob): Promise<unknown> {
  try {
    return JSON.parse(await blob.text());
  } catch {
    // An HTML page of a proxy: there is nothing in it for a person.
    return undefined;
  }
}
