import { anApiError } from '@app/shared/testing/fake-http';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aDecision } from '../../testing/review-builders.ts';
import type { WaitingWish } from './decision-book.ts';
import { createDecisionSender, sendDecision, type GoOn, type Sent } from './send-decisions.ts';

const wish: WaitingWish = { wish: { decision: 'accepted' }, revision: 0, wishedAt: '2026-03-01T14:44:00.000Z' };
const later: Sent = { kind: 'later', isOffline: false };
const taken: Sent = { kind: 'taken', decision: aDecision() };

/** Sends what waits; what comes of each is told beforehand, and how it goes on is what is told to go on. */
function aSender(onSent: (id: string, sent: Sent) => GoOn | Promise<GoOn>) {
  const waiting = ['f1', 'f2', 'f3'];
  const tried: string[] = [];
  const faults: unknown[] = [];
  const answers: Sent[] = [];
  const sender = createDecisionSender({
    next: () => (waiting[0] === undefined ? undefined : [waiting[0], wish]),
    send: (id) => {
      tried.push(id);
      return Promise.resolve(answers.shift() ?? later);
    },
    onSent: async (id, _waiting, sent) => {
      const goOn = await onSent(id, sent);
      if (goOn === 'now') waiting.shift();
      return goOn;
    },
    onFault: (error) => faults.push(error),
  });
  return { sender, tried, faults, answers };
}

const nowOrLater = (_id: string, sent: Sent): GoOn => (sent.kind === 'later' ? 'later' : 'now');

describe('sending decisions', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('tries again ever more slowly, but once a minute', async () => {
    const { sender, tried } = aSender(nowOrLater);
    await sender.flush();
    for (const seconds of [3, 6, 12, 24, 48, 60, 60]) {
      const count = tried.length;
      await jest.advanceTimersByTimeAsync(seconds * 1_000 - 1);
      expect(tried).toHaveLength(count);
      await jest.advanceTimersByTimeAsync(1);
      expect(tried).toHaveLength(count + 1);
    }
    sender.stop();
  });

  it('tries again soon once one was taken', async () => {
    const { sender, tried, answers } = aSender(nowOrLater);
    await sender.flush();
    await jest.advanceTimersByTimeAsync(3_000);
    answers.push(taken);
    await jest.advanceTimersByTimeAsync(6_000);
    expect(tried).toEqual(['f1', 'f1', 'f1', 'f2']);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(tried).toHaveLength(5);
    sender.stop();
  });

  it('tries again when it could not be asked what stands', async () => {
    const { sender, tried, faults } = aSender(() => Promise.reject(new Error('no answer')));
    await sender.flush();
    expect([tried, faults.length]).toEqual([['f1'], 1]);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(tried).toEqual(['f1', 'f1']);
    sender.stop();
  });

  it('sends no more when the comparison is gone', async () => {
    const { sender, tried } = aSender(() => 'never');
    await sender.flush();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(tried).toEqual(['f1']);
  });

  it('tries nothing again once it is stopped', async () => {
    const { sender, tried } = aSender(nowOrLater);
    const sent = sender.flush();
    sender.stop();
    await sent;
    await jest.advanceTimersByTimeAsync(120_000);
    expect(tried).toEqual(['f1']);
  });
});

describe('what comes of sending one decision', () => {
  it.each([
    [409, 'conflict'],
    [404, 'gone'],
    [410, 'gone'],
    [0, 'later'],
    [401, 'later'],
    [429, 'later'],
    [503, 'later'],
    [422, 'refused'],
  ])('is, of an answer of %d, %s', async (status, kind) => {
    expect(await sendDecision(() => Promise.reject(anApiError({ status })))).toMatchObject({ kind });
  });
});
