import { describe, expect, it, jest } from '@jest/globals';
import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import * as z from 'zod/mini';
import {
  analysisStatusEndpoint,
  analyzeSocketEndpoint,
  deleteDocumentEndpoint,
  loginEndpoint,
  logoutEndpoint,
  meEndpoint,
  refreshEndpoint,
  successResponse,
  uploadEndpoint,
  verifyEmailEndpoint,
} from '../contracts/index.ts';
import { ApiError } from './api-error.ts';
import { createHttpClient } from './create-http-client.ts';

interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

type Server = (request: InternalAxiosRequestConfig, count: number) => Answer | Promise<Answer>;

const unauthorized: Answer = {
  status: 401,
  body: { code: 'not_authenticated', message: 'Please log in.', requestId: 'r1' },
};
const ok: Answer = { status: 200, body: { success: true } };

/** A client whose requests are answered by a function; `count` is how often its path was asked before. */
function aClient(server: Server, onLoginEnded = () => {}) {
  const requests: InternalAxiosRequestConfig[] = [];
  const paths = () => requests.map(({ url }) => url);
  const adapter = async (config: InternalAxiosRequestConfig) => {
    const count = paths().filter((path) => path === config.url).length;
    requests.push(config);
    const { status, body, headers = {} } = await server(config, count);
    const response = { status, statusText: '', data: body, headers, config };
    if (status === 0) throw new AxiosError('Network Error', 'ERR_NETWORK', config);
    if (status >= 200 && status < 300) return response;
    throw new AxiosError(`Request failed with status code ${status}`, 'ERR', config, null, response);
  };
  return { http: createHttpClient({ apiBase: '/api/', adapter, onLoginEnded }), requests, paths };
}

/** A session that has expired: every path answers 401 until the refresh was called. */
function anExpiredSession(refreshAnswer: Answer = ok, onLoginEnded = () => {}) {
  let renewed = false;
  return aClient(async ({ url }) => {
    if (url === refreshEndpoint.path) {
      await Promise.resolve();
      renewed = refreshAnswer.status === 200;
      return refreshAnswer;
    }
    return renewed ? ok : unauthorized;
  }, onLoginEnded);
}

const post = (http: ReturnType<typeof aClient>['http'], path: string, body?: unknown) =>
  http.post(path, body, successResponse);

describe('createHttpClient', () => {
  it('sends cookies with every call, below the API base', async () => {
    const { http, requests } = aClient(() => ok);
    await post(http, loginEndpoint.path, { email: 'dana@northgate.example', password: 'x' });
    expect(requests[0]).toMatchObject({ baseURL: '/api', url: '/auth/login', method: 'post', withCredentials: true });
  });

  it('sets no time-out', async () => {
    const { http, requests } = aClient(() => ok);
    await post(http, uploadEndpoint.path, new FormData());
    expect(requests[0]?.timeout).toBe(0);
  });

  it('passes the query and the method of a deletion', async () => {
    const { http, requests } = aClient(() => ok);
    const query = { filename: 'a & b #1 +.pdf', sessionId: 's' };
    await http.delete(deleteDocumentEndpoint.path, successResponse, { query });
    expect(requests[0]).toMatchObject({ method: 'delete', params: query });
  });

  it('rejects an answer that breaks its contract', async () => {
    const { http } = aClient(() => ({ status: 200, body: '<html>' }));
    await expect(post(http, loginEndpoint.path)).rejects.toMatchObject({ status: 200, code: 'unexpected_answer' });
  });

  it('reports upload progress without the fields of its library', async () => {
    const { http } = aClient(({ onUploadProgress }) => {
      onUploadProgress?.({ loaded: 5, total: 10, rate: 2, bytes: 5, lengthComputable: true });
      return ok;
    });
    const onUploadProgress = jest.fn();
    await http.post(uploadEndpoint.path, new FormData(), successResponse, { onUploadProgress });
    expect(onUploadProgress).toHaveBeenCalledWith({ loaded: 5, total: 10, rate: 2 });
  });
});

describe('createHttpClient: errors', () => {
  it('carries what the server said', async () => {
    const body = { code: 'link_invalid', message: 'Old link.', detail: 'Ask again.', requestId: 'r9' };
    const { http } = aClient(() => ({ status: 400, body }));
    const error = await post(http, verifyEmailEndpoint.path).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      code: 'link_invalid',
      serverMessage: 'Old link.',
      detail: 'Ask again.',
      requestId: 'r9',
      message: 'Request failed with status code 400',
    });
  });

  it.each([
    ['a page of a proxy', '<html>Bad gateway</html>'],
    ['a message that is no text', { message: { text: 'no' }, detail: ['no'] }],
    ['nothing', undefined],
  ])('has no server message for %s', async (_, body) => {
    const { http } = aClient(() => ({ status: 502, body }));
    await expect(post(http, loginEndpoint.path)).rejects.toMatchObject({
      status: 502,
      code: 'unknown',
      serverMessage: undefined,
      detail: undefined,
    });
  });

  it('keeps the fields that are texts when others are missing', async () => {
    const { http } = aClient(() => ({ status: 403, body: { message: 'Email not verified' } }));
    await expect(post(http, loginEndpoint.path)).rejects.toMatchObject({ serverMessage: 'Email not verified' });
  });

  it('has status 0 when no answer came', async () => {
    const { http } = aClient(() => ({ status: 0 }));
    await expect(post(http, meEndpoint.path)).rejects.toMatchObject({
      status: 0,
      code: 'network_error',
      message: 'Network Error',
    });
  });

  it('rejects a cancelled call with the reason of its signal', async () => {
    const abort = new AbortController();
    const { http } = aClient(() => {
      abort.abort(new Error('removed'));
      return { status: 0 };
    });
    const call = http.post(uploadEndpoint.path, new FormData(), successResponse, { signal: abort.signal });
    await expect(call).rejects.toThrow('removed');
  });
});

describe('createHttpClient: 401', () => {
  it('renews the session once and repeats the call once', async () => {
    const { http, paths } = anExpiredSession();
    await expect(post(http, logoutEndpoint.path)).resolves.toEqual({ success: true });
    expect(paths()).toEqual([logoutEndpoint.path, refreshEndpoint.path, logoutEndpoint.path]);
  });

  it('repeats a form with the same parts', async () => {
    const { http, requests } = anExpiredSession();
    const form = new FormData();
    form.append('files', new File(['%PDF-'], 'lease.pdf'));
    await post(http, uploadEndpoint.path, form);
    const sent = requests.filter(({ url }) => url === uploadEndpoint.path);
    expect(sent).toHaveLength(2);
    for (const { data } of sent) expect(data).toBe(form);
  });

  it('renews once for many calls at the same time', async () => {
    const { http, paths } = anExpiredSession();
    await Promise.all(Array.from({ length: 5 }, () => post(http, logoutEndpoint.path)));
    expect(paths().filter((path) => path === refreshEndpoint.path)).toHaveLength(1);
    expect(paths().filter((path) => path === logoutEndpoint.path)).toHaveLength(10);
  });

  it('does not renew again for a call that was sent before the renewal and answered after it', async () => {
    let releaseLate = () => {};
    const late = new Promise<void>((resolve) => (releaseLate = resolve));
    const { http, paths } = aClient(async ({ url }, count) => {
      if (url === uploadEndpoint.path && count === 0) await late;
      if (url !== refreshEndpoint.path && count === 0) return unauthorized;
      return ok;
    });
    const slow = post(http, uploadEndpoint.path);
    await post(http, logoutEndpoint.path);
    releaseLate();
    await slow;
    expect(paths().filter((path) => path === refreshEndpoint.path)).toHaveLength(1);
  });

  it('renews again when the session has expired again', async () => {
    let expired = true;
    const { http, paths } = aClient(({ url }) => {
      if (url === refreshEndpoint.path) expired = false;
      return expired ? unauthorized : ok;
    });
    await post(http, logoutEndpoint.path);
    expired = true;
    await post(http, logoutEndpoint.path);
    expect(paths().filter((path) => path === refreshEndpoint.path)).toHaveLength(2);
  });

  it('does not repeat a second time', async () => {
    const { http, paths } = aClient(({ url }) => (url === refreshEndpoint.path ? ok : unauthorized));
    await expect(post(http, logoutEndpoint.path)).rejects.toMatchObject({ status: 401 });
    expect(paths()).toEqual([logoutEndpoint.path, refreshEndpoint.path, logoutEndpoint.path]);
  });

  it.each([
    [401, 'the first error, and tells the page that the login has ended', 'Please log in.', 1],
    [503, 'that failure, which says nothing of the login', 'Later.', 0],
    [0, 'that failure, which says nothing of the login', undefined, 0],
  ])('when renewing fails with %d, passes on %s', async (status, _, serverMessage, times) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const onLoginEnded = jest.fn();
    const { http, paths } = anExpiredSession({ status, body: { message: 'Later.' } }, onLoginEnded);
    const calls = Array.from({ length: 5 }, () => post(http, logoutEndpoint.path));
    for (const outcome of await Promise.allSettled(calls)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { status, serverMessage } });
    }
    expect(paths().filter((path) => path === refreshEndpoint.path)).toHaveLength(1);
    expect(onLoginEnded).toHaveBeenCalledTimes(times);
  });

  it.each([meEndpoint.path, refreshEndpoint.path])('is passed on at once by %s', async (path) => {
    const { http, paths } = aClient(() => unauthorized);
    await expect(post(http, path)).rejects.toMatchObject({ status: 401 });
    expect(paths()).toEqual([path]);
  });

  it('does not repeat a call that was cancelled while the session was renewed', async () => {
    const abort = new AbortController();
    const { http, paths } = aClient(({ url }) => {
      if (url !== refreshEndpoint.path) return unauthorized;
      abort.abort(new Error('removed'));
      return ok;
    });
    const call = http.post(uploadEndpoint.path, new FormData(), z.unknown(), { signal: abort.signal });
    await expect(call).rejects.toThrow('removed');
    expect(paths()).toEqual([uploadEndpoint.path, refreshEndpoint.path]);
  });
});

/** jsdom has no `Blob.text`; browsers do. */
function aBlob(content: string, type: string): Blob {
  return Object.assign(new Blob([content], { type }), { text: () => Promise.resolve(content) });
}

describe('createHttpClient: postForBlob', () => {
  const headers = { 'content-disposition': 'attachment; filename="report.docx"' };

  it('returns the bytes and their name', async () => {
    const blob = aBlob('PK', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document');
    const { http, requests } = aClient(() => ({ status: 200, body: blob, headers }));
    await expect(http.postForBlob(analysisStatusEndpoint.path, { job_id: 'j' })).resolves.toEqual({
      blob,
      fileName: 'report.docx',
    });
    expect(requests[0]?.responseType).toBe('blob');
  });

  it('reads the error out of the bytes', async () => {
    const body = aBlob('{"code":"analysis_failed","message":"Two files are needed."}', 'application/json');
    const { http } = aClient(() => ({ status: 422, body }));
    await expect(http.postForBlob(analysisStatusEndpoint.path, {})).rejects.toMatchObject({
      status: 422,
      code: 'analysis_failed',
      serverMessage: 'Two files are needed.',
    });
  });

  it('does not take JSON for a report', async () => {
    const body = aBlob('{"message":"Not yet."}', 'application/json; charset=utf-8');
    const { http } = aClient(() => ({ status: 200, body }));
    await expect(http.postForBlob(analysisStatusEndpoint.path, {})).rejects.toMatchObject({
      serverMessage: 'Not yet.',
    });
  });
});

describe('createHttpClient: socketUrl', () => {
  it('follows the page for a path', () => {
    const url = createHttpClient({ apiBase: '/api' }).socketUrl(analyzeSocketEndpoint.path, { sessionId: 'a b' });
    expect(url).toBe('ws://localhost/api/auth/ws/analyze?sessionId=a+b');
  });

  it('is encrypted when the API is', () => {
    const url = createHttpClient({ apiBase: 'https://api.example/v1' }).socketUrl(analyzeSocketEndpoint.path);
    expect(url).toBe('wss://api.example/v1/auth/ws/analyze');
  });
});
