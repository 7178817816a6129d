import { createReplacedList } from './replaced-list.ts';
import type { StateAccess, UploadsParts } from './uploads-state.ts';
import { createTaking } from './take-files.ts';
import type { UploadItem } from './upload-item.ts';
import { createUploadRunner } from './upload-runner.ts';
import { createRateEstimator, totalsOf } from './upload-totals.ts';
import { transitions } from './upload-transitions.ts';

/** Keeps the list and what is on its way in step, and sets the list before aside, to be brought back or joined. */
export function createListKeeper(parts: UploadsParts, { get, set }: StateAccess) {
  const rate = createRateEstimator();

  const update = (id: string, change: (item: UploadItem) => UploadItem) =>
    set({ items: get().items.map((item) => (item.id === id ? change(item) : item)) });
  const updateAll = (items: readonly UploadItem[]) => {
    const { sentBytes, totalBytes } = totalsOf(items);
    set({ items, estimate: rate.add(parts.now(), sentBytes, totalBytes) });
  };
  const runner = createUploadRunner(parts, {
    items: () => get().items,
    update,
    updateAll,
    isPaused: () => get().offline || get().waitsForLogin,
    isOffline: () => get().offline,
    goOffline: () => set({ offline: true }),
    waitForLogin: () => set({ waitsForLogin: true }),
  });
  /** The list goes first, so that late callbacks of the aborted requests find no item. */
  const replace = (items: readonly UploadItem[]) => {
    const before = get().items;
    rate.restart();
    set({ items, estimate: null, waitsForLogin: false });
    for (const item of before) item.request?.abort();
    runner.forget();
  };
  const { settle } = runner;
  const taking = createTaking(parts, { get, set }, { replace, settle });
  return {
    update,
    settle,
    ...taking,
    clear: () => {
      replace([]);
      set({ replaced: null });
    },
    ...createReplacedList({ get, set }, { replace, add: taking.add, settle, resumeSession: parts.resumeSession }),
    restart: (isToRestart: (item: UploadItem) => boolean) => {
      if (get().waitsForLogin) set({ waitsForLogin: false });
      set({ items: get().items.map((item) => (isToRestart(item) ? transitions.reset(item) : item)) });
      runner.settle();
    },
  };
}
