import { describe, expect, it } from '@jest/globals';
import axios, { type InternalAxiosRequestConfig } from 'axios';
import * as z from 'zod/mini';
import type { Endpoint, SocketEndpoint } from '../contracts/index.ts';
import { call, fetchFile, perform } from './call.ts';
import { createHttpClient } from './create-http-client.ts';
import { sendForm } from './send-form.ts';
import { socketUrlOf } from './socket-url-of.ts';

const id = z.object({ id: z.string() });
const answer = z.object({ name: z.string() });
const get = { method: 'GET', path: '/things/:id', request: { params: id }, answer } as const satisfies Endpoint;
const list = {
  method: 'GET',
  path: '/things',
  request: { query: z.object({ word: z.string(), limit: z.optional(z.number()) }) },
  answer,
} as const satisfies Endpoint;
const rename = {
  method: 'PATCH',
  path: '/things/:id',
  request: { params: id, body: z.object({ name: z.string() }) },
  answer,
} as const satisfies Endpoint;
const remove = {
  method: 'DELETE',
  path: '/things/:id',
  request: { params: id },
  answer: null,
} as const satisfies Endpoint;
const close = {
  method: 'DELETE',
  path: '/account',
  request: { body: z.object({ password: z.string() }) },
  answer: null,
} as const satisfies Endpoint;
const picture = { ...get, path: '/things/:id/picture', answer: { file: 'image/png' } } as const satisfies Endpoint;
const draw = { ...picture, method: 'POST' } as const satisfies Endpoint;
const upload = {
  method: 'POST',
  path: '/things',
  request: { form: { fields: z.object({ owner: z.string() }), file: 'thing' } },
  answer,
} as const satisfies Endpoint;

/** A client whose every request is answered alike. */
function aClient(data: unknown = { name: 'a' }) {
  const requests: InternalAxiosRequestConfig[] = [];
  const adapter = async (config: InternalAxiosRequestConfig) => {
    requests.push(config);
    return { status: 200, statusText: '', data, headers: {}, config };
  };
  return {
    http: createHttpClient({ apiBase: '/api', adapter }),
    requests,
    addresses: () => requests.map((request) => axios.getUri(request)),
  };
}

describe('call', () => {
  it('fills the path, whatever stands in the value, and parses the answer', async () => {
    const { http, requests } = aClient();
    const found: { name: string } = await call(http, get, { params: { id: 'a/b c' } });
    expect(found).toEqual({ name: 'a' });
    expect(requests[0]).toMatchObject({ method: 'get', url: '/things/a%2Fb%20c' });
  });

  it('writes numbers of the query as text and leaves out what is not given', async () => {
    const { http, addresses } = aClient();
    await call(http, list, { query: { word: 'x', limit: 5 } });
    await call(http, list, { query: { word: 'x', limit: undefined } });
    expect(addresses()).toEqual(['/api/things?word=x&limit=5', '/api/things?word=x']);
  });

  it('sends a body with any method that has one', async () => {
    const { http, requests } = aClient();
    await call(http, rename, { params: { id: '1' }, body: { name: 'b' } });
    await call(http, close, { body: { password: 'p' } });
    await call(http, remove, { params: { id: '1' } });
    expect(requests.map(({ method, url, data }) => [method, url, data])).toEqual([
      ['patch', '/things/1', '{"name":"b"}'],
      ['delete', '/account', '{"password":"p"}'],
      ['delete', '/things/1', undefined],
    ]);
  });

  it('rejects an answer that breaks the contract', async () => {
    const { http } = aClient({ title: 'a' });
    await expect(call(http, get, { params: { id: '1' } })).rejects.toMatchObject({ code: 'unexpected_answer' });
  });

  it('asks hosts of earlier releases for nothing they lack where they can do it', async () => {
    const { http, requests } = aClient();
    const { post, delete: remove_, postForBlob, socketUrl } = http;
    const lacking = () => {
      throw new Error('not there yet');
    };
    const earlier = { post, delete: remove_, postForBlob, socketUrl, send: lacking, sendForBlob: lacking };
    await call(earlier, { ...rename, method: 'POST' }, { params: { id: '1' }, body: { name: 'b' } });
    await call(earlier, remove, { params: { id: '1' } });
    expect(requests.map(({ method }) => method)).toEqual(['post', 'delete']);
  });
});

describe('fetchFile', () => {
  it.each([picture, draw])('gives the bytes of a file: %j', async (endpoint) => {
    const bytes = new Blob(['x'], { type: 'image/png' });
    const { http, requests } = aClient(bytes);
    const { blob } = await fetchFile(http, endpoint, { params: { id: '1' } });
    expect(blob).toBe(bytes);
    expect(requests[0]).toMatchObject({ url: '/things/1/picture', responseType: 'blob' });
  });
});

describe('perform', () => {
  it('takes any answer for a success', async () => {
    const { http } = aClient('<html>');
    await expect(perform(http, rename, { params: { id: '1' }, body: { name: 'b' } })).resolves.toBeUndefined();
  });
});

describe('sendForm', () => {
  it('sends the fields before the file', async () => {
    const { http, requests } = aClient('any');
    const file = new File(['x'], 'a.png');
    await sendForm(http, upload, { form: { fields: { owner: 'dana' }, file } });
    const form: unknown = requests[0]?.data;
    expect(form instanceof FormData && [...form.entries()]).toEqual([
      ['owner', 'dana'],
      ['thing', file],
    ]);
  });
});

describe('socketUrlOf', () => {
  it('is the address of the socket with what it is opened with', () => {
    const query = z.object({ id: z.string(), zone: z.optional(z.string()) });
    const socket = { path: '/live', request: { query }, message: answer } satisfies SocketEndpoint;
    expect(socketUrlOf(aClient().http, socket, { query: { id: '1', zone: undefined } })).toBe(
      'ws://localhost/api/live?id=1',
    );
  });
});
