import type { LightMyRequestResponse } from 'fastify';
import type { Http } from '../platform/http/index.ts';

export interface TestBrowser {
  /** Answers and keeps cookies like a browser. */
  post(path: string, body?: unknown): Promise<LightMyRequestResponse>;
  get(path: string): Promise<LightMyRequestResponse>;
  delete(path: string, body?: unknown): Promise<LightMyRequestResponse>;
  readonly cookies: Map<string, string>;
  /** Another browser with the same cookies. */
  copy(): TestBrowser;
}

export interface TestBrowserOptions {
  readonly cookies?: ReadonlyMap<string, string>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Where the browser connects from. */
  readonly address?: string;
}

export function openBrowser(app: Http, options: TestBrowserOptions = {}): TestBrowser {
  const { headers = {}, address = '127.0.0.1' } = options;
  const cookies = new Map(options.cookies);

  const send = async (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    body?: unknown,
  ): Promise<LightMyRequestResponse> => {
    const response = await app.inject({
      method,
      url,
      remoteAddress: address,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      cookies: Object.fromEntries(cookies),
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const { name, value, maxAge, expires } of response.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() <= Date.now());
      if (isGone) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };

  return {
    cookies,
    post: async (path, body) => send('POST', `/api${path}`, body),
    get: async (path) => send('GET', path),
    delete: async (path, body) => send('DELETE', `/api${path}`, body),
    copy: () => openBrowser(app, { ...options, cookies }),
  };
}
