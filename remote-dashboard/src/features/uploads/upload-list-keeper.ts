import { dashboardMessages } from '@app/shared/messages';
import { refusalOf } from './check-file.ts';
import type { UploadsParts, UploadsState } from './uploads-state.ts';
import { nameApart, type NamedApart } from './name-apart.ts';
import type { UploadItem } from './upload-item.ts';
import { createUploadRunner } from './upload-runner.ts';
import { createRateEstimator, totalsOf } from './upload-totals.ts';
import { transitions } from './upload-transitions.ts';

/** The state that is kept, as the store lets it be read and written. */
interface StateAccess {
  readonly get: () => UploadsState;
  readonly set: (change: Partial<UploadsState>) => void;
}

function createItem(parts: UploadsParts, file: File, sessionId: string): UploadItem {
  const item = transitions.create(parts.newId(), file, sessionId);
  const refusal = refusalOf(file, parts.limitMb);
  if (refusal === null) return item;
  return transitions.fail(item, { kind: 'refused', message: dashboardMessages.uploads.notUploaded, hint: refusal });
}

/** Keeps the list and what is on its way in step, and remembers the list before, for one step back. */
export function createListKeeper(parts: UploadsParts, { get, set }: StateAccess) {
  const rate = createRateEstimator();
  let replaced: readonly UploadItem[] = [];

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
  return {
    update,
    settle: runner.settle,
    replaceBy: (files: readonly File[]): NamedApart['renamed'] => {
      const named = nameApart(files);
      const sessionId = parts.renewSession();
      replaced = get().items;
      replace(named.files.map((file) => createItem(parts, file, sessionId)));
      runner.settle();
      return named.renamed;
    },
    clear: () => {
      replaced = [];
      replace([]);
    },
    undoReplace: () => {
      const [first] = replaced;
      if (first === undefined) return;
      parts.resumeSession(first.sessionId);
      replace(replaced.map((item) => (item.status === 'uploading' ? transitions.reset(item) : item)));
      replaced = [];
      runner.settle();
    },
    restart: (isToRestart: (item: UploadItem) => boolean) => {
      if (get().waitsForLogin) set({ waitsForLogin: false });
      set({ items: get().items.map((item) => (isToRestart(item) ? transitions.reset(item) : item)) });
      runner.settle();
    },
  };
}
