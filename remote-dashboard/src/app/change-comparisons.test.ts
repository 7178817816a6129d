import {
  compareAgainEndpoint,
  comparisonEndpoint,
  comparisonReportEndpoint,
  comparisonResultEndpoint,
  orderVersionsEndpoint,
  renameComparisonEndpoint,
  type Comparison,
} from '@app/shared/contracts';
import { aComparison, anApiError, aRunningComparison, createTestHost } from '@app/shared/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { changeComparisons } from './change-comparisons.ts';
import { dashboardOf } from './create-dashboard.ts';
import { result } from './testing/opened-comparison.tsx';

const harbour = aComparison();
const pier = aRunningComparison();

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Ways to change comparisons of a page, and what the page knows of them. */
function changing() {
  const { host, http, notify } = createTestHost();
  const { comparisons, analysis } = dashboardOf(host);
  const goTo = jest.fn();
  const change = changeComparisons({ host, comparisons, analysis, goTo });
  const listed = () => comparisons.store.getState().list[0];
  const problems = () => notify.toasts.filter(({ kind }) => kind === 'error');
  return { http, comparisons, change, listed, problems, goTo };
}

/** A comparison of two versions, which is looked at. */
async function looking() {
  const page = changing();
  const { http, comparisons, change } = page;
  http.answer(comparisonEndpoint, harbour);
  http.answer(comparisonResultEndpoint, result);
  comparisons.opened.getState().open(harbour.id);
  await turn();
  const shown = (): Comparison => comparisons.opened.getState().comparison ?? harbour;
  return { ...page, shown, isSwapped: () => shown().swapped === true, swap: () => change.swapVersions(shown()) };
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('changeComparisons: the order of versions', () => {
  it('is again as the server knows it when two swaps after each other were refused', async () => {
    const { http, swap, isSwapped, problems } = await looking();
    http.answer(orderVersionsEndpoint, anApiError({ status: 0 }));
    const swaps = [swap(), swap()];
    expect(isSwapped()).toBe(false);
    await Promise.all(swaps);
    expect(isSwapped()).toBe(false);
    expect(problems()).toHaveLength(2);
  });

  it('is what the last swap says, whatever becomes of the ones before', async () => {
    const { http, swap, isSwapped } = await looking();
    const first = Promise.withResolvers<Comparison>();
    const second = Promise.withResolvers<Comparison>();
    const answers = [first.promise, second.promise];
    http.answer(orderVersionsEndpoint, () => answers.shift() ?? first.promise);
    const swaps = [swap(), swap()];
    first.resolve({ ...harbour, swapped: true });
    await turn();
    expect(isSwapped()).toBe(false);
    second.reject(anApiError({ status: 503 }));
    await Promise.all(swaps);
    // The server has the first one.
    expect(isSwapped()).toBe(true);
  });

  it('brings back nothing that was deleted while the swap was on its way', async () => {
    const { http, comparisons, swap } = await looking();
    http.answer(orderVersionsEndpoint, anApiError({ status: 404 }));
    const swapped = swap();
    comparisons.opened.getState().drop(harbour.id);
    await swapped;
    expect(comparisons.opened.getState().phase).toBe('gone');
  });
});

describe('changeComparisons: the name', () => {
  it('is taken back when it was refused', async () => {
    const { http, comparisons, change, listed } = changing();
    http.answer(renameComparisonEndpoint, anApiError({ status: 503 }));
    comparisons.store.getState().put(pier);
    const renamed = change.rename(pier, 'Quay Street');
    expect(listed()?.name).toBe('Quay Street');
    await renamed;
    expect(listed()).toEqual(pier);
  });

  it.each([
    ['before', pier.name],
    ['after, of which only the answer was lost', 'Quay Street'],
  ])('takes back nothing that was heard meanwhile with the name %s', async (_, name) => {
    const { http, comparisons, change, listed } = changing();
    http.answer(renameComparisonEndpoint, anApiError({ status: 503 }));
    comparisons.store.getState().put(pier);
    const renamed = change.rename(pier, 'Quay Street');
    comparisons.store.getState().receive({ changed: { ...harbour, id: pier.id, name } });
    await renamed;
    expect(listed()).toMatchObject({ name, status: 'completed', progress: 100 });
  });
});

describe('changeComparisons: to run again', () => {
  it('brings its report by itself, also when it has ended before it is looked at', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { http, change, comparisons, goTo } = changing();
    http.answer(compareAgainEndpoint, pier);
    http.answer(comparisonReportEndpoint, new Blob(['docx']));
    await change.runAgain(harbour);
    expect(goTo).toHaveBeenCalledWith(expect.stringContaining(pier.id));
    comparisons.opened.getState().open(pier.id);
    comparisons.store.getState().receive({ changed: { ...pier, status: 'completed' } });
    await turn();
    expect(http.callsTo(comparisonReportEndpoint)).toHaveLength(1);
    // What is looked at is not told of once more.
    expect(comparisons.ended.getState()).toEqual([]);
  });

  it('is asked for once, however often it is pressed', async () => {
    const { http, change, goTo } = changing();
    http.answer(compareAgainEndpoint, pier);
    await Promise.all([change.runAgain(harbour), change.runAgain(harbour)]);
    expect(http.callsTo(compareAgainEndpoint)).toHaveLength(1);
    expect(goTo).toHaveBeenCalledTimes(1);
  });

  it('is possible once more when it was refused', async () => {
    const { http, change, problems } = changing();
    http.answer(compareAgainEndpoint, anApiError({ status: 503 }));
    await change.runAgain(harbour);
    await change.runAgain(harbour);
    expect(http.callsTo(compareAgainEndpoint)).toHaveLength(2);
    expect(problems()).toHaveLength(2);
  });
});
