import type { LightMyRequestResponse } from 'fastify';
import {
  comparison,
  listComparisonsEndpoint,
  type Comparison,
  type ComparisonsMessage,
  comparisonsSocketEndpoint,
  watchComparisonSocketEndpoint,
  analysisMessage,
  type AnalysisMessage,
} from '@app/shared/contracts';
import { WebSocket } from 'ws';
import type { TestApp } from './start-test-app.ts';
import { asUser } from './test-users.ts';
import { until } from './until.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface ComparisonClient {
  send(method: Method, path: string, body?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  list(): Promise<Comparison[]>;
  /** The comparison that an answer holds. */
  post(path: string, body?: object): Promise<Comparison>;
  /** Waits until it has ended. */
  ended(id: string): Promise<Comparison>;
}

/** Asks for comparisons as this person; every answer is parsed with the contract. */
export function comparisonClient({ app }: TestApp, userId: string): ComparisonClient {
  const send: ComparisonClient['send'] = (method, path, body, headers = {}) =>
    app.inject({
      method,
      url: `/api/analyses${path}`,
      headers: { ...asUser(userId), ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
  const get = async (id: string): Promise<Comparison> => comparison.parse((await send('GET', `/${id}`)).json());
  return {
    send,
    list: async () => listComparisonsEndpoint.answer.parse((await send('GET', '')).json()).analyses,
    async post(path, body = {}) {
      const response = await send('POST', path, body);
      if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`);
      return comparison.parse(response.json());
    },
    async ended(id) {
      await until(async () => (await get(id)).finishedAt !== undefined, 60_000);
      return get(id);
    },
  };
}

interface Listening<Message> {
  readonly messages: readonly Message[];
  readonly closed: Promise<number>;
  close(): void;
}

function listen<Message>(
  url: string,
  headers: Record<string, string>,
  parse: (value: unknown) => Message,
): Listening<Message> {
  const socket = new WebSocket(url.replace(/^http/, 'ws'), { headers });
  const messages: Message[] = [];
  const closed = Promise.withResolvers<number>();
  socket.on('message', (data: Buffer) => messages.push(parse(JSON.parse(data.toString()))));
  socket.on('close', (code) => closed.resolve(code));
  socket.on('error', (error) => closed.reject(error));
  return { messages, closed: closed.promise, close: () => socket.close() };
}

/** A tab that sees the list of a person. */
export const openListSocket = (base: string, headers: Record<string, string>): Listening<ComparisonsMessage> =>
  listen(`${base}/api${comparisonsSocketEndpoint.path}`, headers, (value) =>
    comparisonsSocketEndpoint.message.parse(value),
  );

/** A tab that sees how one comparison goes. */
export const openWatchSocket = (
  base: string,
  id: string,
  headers: Record<string, string>,
): Listening<AnalysisMessage> =>
  listen(`${base}/api${watchComparisonSocketEndpoint.path}?id=${id}`, headers, (value) => analysisMessage.parse(value));
