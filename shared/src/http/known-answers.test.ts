import { describe, expect, it } from '@jest/globals';
import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import * as z from 'zod/mini';
import { createHttpClient } from './create-http-client.ts';
import { createKnownAnswers } from './known-answers.ts';

describe('an answer that has a tag', () => {
  const answer = z.object({ findings: z.array(z.string()) });
  const result = { status: 200, body: { findings: ['rent'] }, headers: { etag: 'W/"1"' } };

  /** A server that sends an answer once to who has it. */
  function aTaggedClient(known = createKnownAnswers()) {
    const asked: unknown[] = [];
    const adapter = async (config: InternalAxiosRequestConfig) => {
      const tag: unknown = config.headers.get('If-None-Match');
      asked.push(tag);
      const { status, body, headers } = tag === 'W/"1"' ? { status: 304, body: '', headers: {} } : result;
      const response = { status, statusText: '', data: body, headers: headers ?? {}, config };
      if (config.validateStatus?.(status) === false) throw new AxiosError('refused', 'ERR', config, null, response);
      return response;
    };
    const http = createHttpClient({ apiBase: '/api', adapter, known });
    const get = (path: string) => http.send('GET', path, undefined, answer);
    return { get, asked, known };
  }

  it('is not sent again to who has it', async () => {
    const { get, asked } = aTaggedClient();
    expect(await get('/analyses/1/result')).toEqual({ findings: ['rent'] });
    expect(await get('/analyses/1/result')).toEqual({ findings: ['rent'] });
    expect(asked).toEqual([undefined, 'W/"1"']);
  });

  it('is one of its address only, of which the last six are kept', async () => {
    const { get, asked } = aTaggedClient();
    for (let id = 0; id < 7; id += 1) await get(`/analyses/${id}/result`);
    await get('/analyses/1/result');
    await get('/analyses/0/result');
    expect(asked.slice(7)).toEqual(['W/"1"', undefined]);
  });

  it('is forgotten with the login', async () => {
    const { get, asked, known } = aTaggedClient();
    await get('/analyses/1/result');
    known.forget();
    await get('/analyses/1/result');
    expect(asked).toEqual([undefined, undefined]);
  });
});
