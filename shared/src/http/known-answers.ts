import type { AxiosRequestConfig, AxiosResponse } from 'axios';

/** A result is the longest answer; more than the last few comparisons are not gone back to. */
const mostKept = 6;

interface KnownAnswer {
  readonly tag: string;
  readonly data: unknown;
}

/** Answers of this page, by their address, as long as somebody is logged in. */
export interface KnownAnswers {
  /** The request, which says what is known already. */
  readonly ask: (request: AxiosRequestConfig) => AxiosRequestConfig;
  /** The answer with its data: those that came, or those that are known to be the same still. */
  readonly learn: (request: AxiosRequestConfig, answer: AxiosResponse<unknown>) => AxiosResponse<unknown>;
  readonly forget: () => void;
}

const notModified = 304;

/**
 * Remembers tagged JSON answers, so that what one remote has shown is not sent again for the next. They are kept in memory
 * only: the API forbids the browser to store them.
 */
export function createKnownAnswers(): KnownAnswers {
  const known = new Map<string, KnownAnswer>();
  const addressOf = ({ method, url, params, responseType }: AxiosRequestConfig): string | null =>
    method === 'GET' && responseType === undefined ? `${url} ${JSON.stringify(params ?? {})}` : null;

  return {
    ask: (request) => {
      const answer = known.get(addressOf(request) ?? '');
      if (answer === undefined) return request;
      return {
        ...request,
        headers: { 'If-None-Match': answer.tag },
        validateStatus: (status) => status === notModified || (status >= 200 && status < 300),
      };
    },
    learn: (request, answer) => {
      const address = addressOf(request);
      if (address === null) return answer;
      const before = known.get(address);
      known.delete(address);
      if (answer.status === notModified && before !== undefined) {
        // The one used last is at the end.
        known.set(address, before);
        return { ...answer, status: 200, data: before.data };
      }
      const tag: unknown = answer.headers['etag'];
      if (typeof tag === 'string') known.set(address, { tag, data: answer.data });
      const [oldest] = known.keys();
      if (known.size > mostKept && oldest !== undefined) known.delete(oldest);
      return answer;
    },
    forget: () => known.clear(),
  };
}
