import { analysisMessage, type AnalysisMessage, analyzeSocketEndpoint } from '@app/shared/contracts';
import { WebSocket } from 'ws';

export interface AnalysisSocket {
  readonly messages: readonly AnalysisMessage[];
  /** Resolves with the close code. */
  readonly closed: Promise<number>;
  close(): void;
}

/** Follows an analysis as the browser does: every message is parsed with the contract. */
export function openAnalysisSocket(
  base: string,
  sessionId: string,
  headers: Readonly<Record<string, string>>,
  timeZone?: string,
): AnalysisSocket {
  const query = new URLSearchParams({ sessionId, ...(timeZone === undefined ? {} : { timeZone }) });
  const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/api${analyzeSocketEndpoint.path}?${query.toString()}`, {
    headers,
  });
  const messages: AnalysisMessage[] = [];
  const closed = Promise.withResolvers<number>();
  socket.on('message', (data: Buffer) => {
    const message = analysisMessage.parse(JSON.parse(data.toString()));
    messages.push(message);
    if (message.status === 'completed') socket.close();
  });
  socket.on('close', (code) => closed.resolve(code));
  socket.on('error', (error) => closed.reject(error));
  return { messages, closed: closed.promise, close: () => socket.close() };
}
