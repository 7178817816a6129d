import type { ComparisonsMessage } from '@app/shared/contracts';
import { describe, expect, it, jest } from '@jest/globals';
import { followChanges, type ChangesSocket } from './follow-changes.ts';

class FakeSocket extends EventTarget {
  readonly closedWith: (number | undefined)[] = [];

  say(message: object | string): void {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  drop(code = 1006): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }

  close(code?: number): void {
    this.closedWith.push(code);
  }
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

function following() {
  const sockets: FakeSocket[] = [];
  const heard: ComparisonsMessage[] = [];
  const waits: number[] = [];
  const renewLogin = jest.fn(() => Promise.resolve());
  const stop = followChanges({
    openSocket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as ChangesSocket;
    },
    renewLogin,
    wait: (ms) => Promise.resolve(void waits.push(ms)),
    onMessage: (message) => heard.push(message),
  });
  return { sockets, heard, waits, renewLogin, stop, last: () => sockets.at(-1) };
}

describe('followChanges', () => {
  it('passes on what it knows how to read, and nothing else', () => {
    const { heard, last } = following();
    last()?.say({ reload: true });
    last()?.say('pong');
    last()?.say({ deleted: 7 });
    last()?.say({ deleted: 'a' });
    expect(heard).toEqual([{ reload: true }, { deleted: 'a' }]);
  });

  it('connects again at once after a connection that had worked, without a login of its own', async () => {
    const { sockets, last, waits, renewLogin } = following();
    for (let time = 0; time < 3; time += 1) {
      last()?.say({ reload: true });
      last()?.drop();
      await settle();
    }
    expect(sockets).toHaveLength(4);
    expect(waits).toEqual([500, 500, 500]);
    expect(renewLogin).not.toHaveBeenCalled();
  });

  it('renews the login where the server refuses, and waits longer and longer', async () => {
    const { last, waits, renewLogin } = following();
    for (let time = 0; time < 6; time += 1) {
      last()?.drop(4401);
      await settle();
    }
    expect(waits).toEqual([500, 1_000, 2_000, 5_000, 15_000, 15_000]);
    expect(renewLogin).toHaveBeenCalledTimes(6);
  });

  it('renews a login that ended while it listened before it connects again', async () => {
    const { last, renewLogin, sockets } = following();
    renewLogin.mockReturnValue(new Promise(() => undefined));
    last()?.say({ reload: true });
    last()?.drop(4401);
    await settle();
    expect(renewLogin).toHaveBeenCalledTimes(1);
    expect(sockets).toHaveLength(1);
  });

  it('stops when it is told to', async () => {
    const { sockets, last, stop, heard } = following();
    stop();
    last()?.say({ reload: true });
    await settle();
    expect(last()?.closedWith).toEqual([1000]);
    expect(sockets).toHaveLength(1);
    expect(heard).toEqual([]);
  });
});
