import { beforeEach, describe, expect, it } from '@jest/globals';
import { comparisonEndpoint, comparisonResultEndpoint, decideEndpoint, decisionsEndpoint } from '@app/shared/contracts';
import { createTestHost } from '@app/shared/testing';
import { waitFor } from '@testing-library/react';
import { aPaper, PageSocket } from '../testing/a-review.tsx';
import { aComparison, aDecision, aFinding, aPosition, aResult, comparisonId } from '../testing/review-builders.ts';
import { openReview } from './open-review.ts';

/** A review whose result never comes, and the papers that are opened meanwhile. */
async function openedMeanwhile(documents: number): Promise<readonly string[]> {
  Object.assign(globalThis, { WebSocket: PageSocket });
  const { host, http } = createTestHost();
  const comparison = aComparison();
  http.answer(comparisonEndpoint, { ...comparison, documents: comparison.documents.slice(0, documents) });
  http.answer(comparisonResultEndpoint, () => new Promise(() => undefined));
  http.answer(decisionsEndpoint, { decisions: [] });
  const opened: string[] = [];
  const review = openReview(host, comparisonId, async (url) => {
    opened.push(new URL(url).pathname);
    return aPaper();
  });
  const stop = review.start();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(http.callsTo(comparisonResultEndpoint)).toHaveLength(1);
  stop();
  return opened;
}

beforeEach(() => sessionStorage.clear());

describe('while the result is on its way', () => {
  it('both of two papers are opened: they are shown whatever was found', async () => {
    const of = (file: string) => `/api/analyses/${comparisonId}/documents/${file}/file`;
    expect(await openedMeanwhile(2)).toEqual([
      of('00000000-1c2d-4e5f-8a9b-0c1d2e3f4a5b'),
      of('00000001-1c2d-4e5f-8a9b-0c1d2e3f4a5b'),
    ]);
  });

  it('none of several is opened: the first finding says which two are shown', async () => {
    expect(await openedMeanwhile(3)).toEqual([]);
  });
});

/** A review with papers that note which of their pages are read; nothing is shown. */
async function readBeforeShown(query: string): Promise<readonly string[]> {
  Object.assign(globalThis, { WebSocket: PageSocket });
  window.history.replaceState(null, '', `/review/${comparisonId}${query}`);
  const { host, http } = createTestHost();
  http.answer(comparisonEndpoint, aComparison());
  const elsewhere = aFinding({ id: 'f2', positions: [aPosition({ page: 7 }), aPosition({ document: 'd2', page: 9 })] });
  http.answer(comparisonResultEndpoint, aResult({ findings: [aFinding(), elsewhere] }));
  http.answer(decisionsEndpoint, { decisions: [] });
  const read: string[] = [];
  const review = openReview(host, comparisonId, async (url) => {
    const paper = aPaper(40);
    const file = new URL(url).pathname.split('/').at(-2)?.slice(0, 8);
    const page = async (number: number) => ({
      ...(await paper.page(number)),
      pieces: () => {
        read.push(`${file} ${number}`);
        return Promise.resolve([]);
      },
    });
    return { ...paper, page };
  });
  const stop = review.start();
  await new Promise((resolve) => setTimeout(resolve, 10));
  stop();
  return read;
}

describe('before anything is shown', () => {
  it('the pages of the first finding are read', async () => {
    expect(await readBeforeShown('')).toEqual(['00000000 1', '00000001 1']);
  });

  it('those of the finding that the address names are read instead', async () => {
    expect(await readBeforeShown('?finding=f2')).toEqual(['00000000 7', '00000001 9']);
  });
});

describe('while the login has ended', () => {
  const dana = { email: 'dana@northgate.example' };

  /** A review in which something is decided after its login has ended. */
  async function decidedWithoutLogin() {
    Object.assign(globalThis, { WebSocket: PageSocket });
    const { host, http } = createTestHost({ user: dana });
    http.answer(comparisonEndpoint, aComparison());
    http.answer(comparisonResultEndpoint, aResult());
    http.answer(decisionsEndpoint, { decisions: [] });
    http.answer(decideEndpoint, aDecision());
    const review = openReview(host, comparisonId, () => Promise.resolve(aPaper()));
    const stop = review.start();
    await waitFor(() => expect(review.store.getState().phase.kind).toBe('ready'));
    const { login, end } = host.session.getState();
    end();
    review.store.getState().decide(['f1'], () => ({ decision: 'accepted' }));
    await review.store.getState().sendAll();
    return { login, stop, store: review.store, sent: () => http.callsTo(decideEndpoint).length };
  }

  it('nothing is sent, and all of it as soon as the person has logged in again', async () => {
    const { login, stop, sent } = await decidedWithoutLogin();
    expect(sent()).toBe(0);
    login(dana);
    await waitFor(() => expect(sent()).toBe(1));
    stop();
  });

  it('somebody else who logs in sends nothing of it', async () => {
    const { login, stop, store, sent } = await decidedWithoutLogin();
    login({ email: 'lee@northgate.example' });
    await store.getState().sendAll();
    expect(sent()).toBe(0);
    stop();
  });
});
