import * as z from 'zod';

const message = z.object({
  id: z.number().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});

/** Asks a browser for something by its own protocol. */
export type AskBrowser = (method: string, params?: object, sessionId?: string) => Promise<unknown>;

export interface DevtoolsClient {
  readonly ask: AskBrowser;
  close(): void;
}

/** Connects to a browser that was started to be asked. Answers only: what the browser tells by itself is not heard. */
export async function connectDevtools(address: string): Promise<DevtoolsClient> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let asked = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, result, error } = message.parse(JSON.parse(String(data)));
    const answer = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) answer?.resolve(result);
    else answer?.reject(new Error(error.message));
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`No browser answers at ${address}.`)));
  });
  socket.addEventListener('close', () => {
    waiting.forEach(({ reject }) => reject(new Error('The browser has gone.')));
  });
  return {
    ask: (method, params = {}, sessionId) => {
      const answer = Promise.withResolvers<unknown>();
      asked += 1;
      waiting.set(asked, answer);
      socket.send(JSON.stringify({ id: asked, method, params, sessionId }));
      return answer.promise;
    },
    close: () => socket.close(),
  };
}
