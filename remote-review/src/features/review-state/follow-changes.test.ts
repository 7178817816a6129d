import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { followChanges } from './follow-changes.ts';

class FakeSocket extends EventTarget {
  isClosed = false;
  close = () => {
    this.isClosed = true;
  };
  say = (data: string) => this.dispatchEvent(new MessageEvent('message', { data }));
}

describe('followChanges', () => {
  let sockets: FakeSocket[];
  let told: unknown[];
  let stop: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    sockets = [];
    told = [];
    stop = followChanges({
      open: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
      onMessage: (message) => told.push(message),
    });
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('passes on what it is told', () => {
    sockets[0]?.say('{"deleted":"c1"}');
    expect(told).toEqual([{ deleted: 'c1' }]);
  });

  it('leaves out what it does not understand, and says so', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    sockets[0]?.say('{');
    sockets[0]?.say('{"deleted":7}');
    expect(told).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('connects again after a second, and then ever more slowly', () => {
    sockets[0]?.dispatchEvent(new Event('error'));
    sockets[0]?.dispatchEvent(new Event('close'));
    jest.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
    sockets[1]?.dispatchEvent(new Event('close'));
    jest.advanceTimersByTime(1_500);
    expect(sockets).toHaveLength(2);
    jest.advanceTimersByTime(500);
    expect(sockets).toHaveLength(3);
    sockets[2]?.say('{"reload":true}');
    sockets[2]?.dispatchEvent(new Event('close'));
    jest.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(4);
  });

  it('connects ever more slowly also to a server that closes what it has opened: the login has ended', () => {
    for (const pauseMs of [1_000, 2_000, 4_000]) {
      sockets.at(-1)?.dispatchEvent(new Event('open'));
      sockets.at(-1)?.dispatchEvent(new Event('close'));
      const count = sockets.length;
      jest.advanceTimersByTime(pauseMs - 1);
      expect(sockets).toHaveLength(count);
      jest.advanceTimersByTime(1);
      expect(sockets).toHaveLength(count + 1);
    }
  });

  it('is silent once it is stopped', () => {
    stop();
    sockets[0]?.dispatchEvent(new Event('close'));
    sockets[0]?.say('{"reload":true}');
    jest.advanceTimersByTime(60_000);
    expect([sockets.length, sockets[0]?.isClosed, told.length]).toEqual([1, true, 0]);
  });
});
