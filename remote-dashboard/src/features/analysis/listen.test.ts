import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { listen } from './listen.ts';
import { asSocket, FakeSocket } from './testing/analysis-builders.ts';

function listening() {
  const socket = new FakeSocket('s');
  const abort = new AbortController();
  const messages: string[] = [];
  const listener = { onOpen: () => messages.push('(open)'), onMessage: (raw: string) => messages.push(raw) };
  return { socket, abort, messages, end: listen(asSocket(socket), listener, abort.signal) };
}

describe('listen', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('passes on what comes and ends with the close', async () => {
    const { socket, messages, end } = listening();
    socket.open();
    socket.say('hello');
    socket.drop(1001, 'bye');
    expect(await end).toEqual({ kind: 'closed', code: 1001, reason: 'bye' });
    expect(messages).toEqual(['(open)', 'hello']);
  });

  it('takes an error followed by a close for one end', async () => {
    const { socket, end } = listening();
    socket.fail();
    expect(await end).toEqual({ kind: 'error' });
  });

  it('closes after a final message', async () => {
    const { socket, end } = listening();
    socket.say({ status: 'completed' });
    expect(await end).toMatchObject({ code: 1000 });
    expect(socket.closedWith).toEqual([1000]);
  });

  it('ends a connection that has been silent for minutes', async () => {
    jest.useFakeTimers();
    const { socket, end } = listening();
    socket.open();
    jest.advanceTimersByTime(179_000);
    socket.say('alive');
    jest.advanceTimersByTime(179_000);
    expect(socket.closedWith).toEqual([]);
    jest.advanceTimersByTime(2_000);
    expect(await end).toEqual({ kind: 'silent' });
    expect(socket.closedWith).toEqual([1000]);
  });

  it('closes when it is called off', async () => {
    const { socket, abort, end } = listening();
    abort.abort();
    expect(await end).toMatchObject({ kind: 'closed' });
    expect(socket.closedWith).toEqual([1000]);
  });
});
