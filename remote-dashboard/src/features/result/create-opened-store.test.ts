import type { AnalysisResult, Comparison } from '@app/shared/contracts';
import { aComparison, anApiError, aRunningComparison } from '@app/shared/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createOpenedStore } from './create-opened-store.ts';

const completed = aComparison();
const { id } = completed;
const running = aRunningComparison({ id });
const result: AnalysisResult = {
  schemaVersion: 2,
  documents: [],
  findings: [],
  coverage: { comparedPages: 4, agreements: 2 },
};

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

/** What is opened on a page, whose questions wait for the test. */
function opening() {
  const asked: ReturnType<typeof Promise.withResolvers<Comparison>>[] = [];
  const fetchResult = jest.fn((_id: string) => Promise.resolve(result));
  const store = createOpenedStore({
    fetchResult,
    fetch: () => {
      const answer = Promise.withResolvers<Comparison>();
      asked.push(answer);
      return answer.promise;
    },
  });
  const answer = async (index: number, comparison: Comparison) => {
    asked[index]?.resolve(comparison);
    await turn();
  };
  const fail = async (index: number, status: number) => {
    asked[index]?.reject(anApiError({ status }));
    await turn();
  };
  store.getState().open(id);
  return { asked, fetchResult, answer, fail, state: store.getState, actions: store.getState() };
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('createOpenedStore: news while it is loaded', () => {
  it('are newer than what is loaded', async () => {
    const { actions, answer, state } = opening();
    actions.receive(completed);
    expect(state().phase).toBe('loading');
    await answer(0, running);
    expect(state()).toMatchObject({ phase: 'ready', comparison: { status: 'completed' }, result });
  });

  it('of findings are enough to ask for these without waiting for the comparison', async () => {
    const { actions, answer, fetchResult, state } = opening();
    actions.openFound('another');
    expect(fetchResult).toHaveBeenCalledWith('another');
    await answer(1, { ...completed, id: 'another' });
    expect(state()).toMatchObject({ id: 'another', phase: 'ready', result });
    expect(fetchResult).toHaveBeenCalledTimes(1);
  });

  it('count also when it could not be loaded', async () => {
    const { actions, fail, state } = opening();
    actions.receive(running);
    await fail(0, 503);
    expect(state()).toMatchObject({ phase: 'ready', comparison: running });
  });

  it('that it was deleted are not overwritten', async () => {
    const { actions, answer, state } = opening();
    actions.drop(id);
    await answer(0, completed);
    expect(state().phase).toBe('gone');
  });

  it('of one that is looked at no more are left out', async () => {
    const { actions, answer, state } = opening();
    actions.drop(id);
    actions.open('another');
    await answer(1, { ...running, id: 'another' });
    await answer(0, completed);
    expect(state()).toMatchObject({ phase: 'ready', comparison: { id: 'another' } });
  });
});

describe('createOpenedStore: news that were missed', () => {
  it('are asked for without taking away what is shown', async () => {
    const { actions, answer, state, fetchResult } = opening();
    await answer(0, completed);
    actions.reload();
    expect(state()).toMatchObject({ phase: 'ready', comparison: completed, result });
    await answer(1, { ...completed, decided: 3 });
    expect(state()).toMatchObject({ phase: 'ready', comparison: { decided: 3 }, result });
    expect(fetchResult).toHaveBeenCalledTimes(1);
  });

  it('bring the result of what has come to its end', async () => {
    const { actions, answer, state } = opening();
    await answer(0, running);
    actions.reload();
    await answer(1, completed);
    expect(state()).toMatchObject({ phase: 'ready', comparison: completed, result });
  });

  it('are asked for after a load that is under way', async () => {
    const { asked, actions, answer, state } = opening();
    actions.reload();
    expect(asked).toHaveLength(1);
    await answer(0, running);
    expect(state()).toMatchObject({ phase: 'ready', comparison: running });
    await answer(1, { ...running, progress: 90 });
    expect(state().comparison?.progress).toBe(90);
  });

  it('do not overwrite what is heard meanwhile', async () => {
    const { actions, answer, state } = opening();
    await answer(0, running);
    actions.reload();
    actions.receive({ ...running, progress: 90 });
    expect(state().comparison?.progress).toBe(90);
    await answer(1, { ...running, progress: 50 });
    expect(state().comparison?.progress).toBe(90);
  });

  it.each([
    [503, 'ready'],
    [404, 'gone'],
  ])('that cannot be had for %d leave it %s', async (status, phase) => {
    const { actions, answer, fail, state } = opening();
    await answer(0, completed);
    actions.reload();
    await fail(1, status);
    expect(state().phase).toBe(phase);
  });
});
