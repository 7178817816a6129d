import { createStore } from 'zustand/vanilla';
import { createRemovals } from './create-removals.ts';
import type { Looked } from './upload-document.api.ts';
import { canRetry, isInTheWay, type NamedFile, type UploadItem } from './upload-item.ts';
import { createListKeeper } from './upload-list-keeper.ts';
import { transitions } from './upload-transitions.ts';
import type { UploadsActions, UploadsParts, UploadsState, UploadsStore } from './uploads-state.ts';

const restoreItem = (
  parts: UploadsParts,
  file: NamedFile & { readonly looked?: Looked },
  sessionId: string,
): UploadItem => transitions.restore(parts.newId(), file, sessionId);

/** Creates the uploads of one page: the list and everything that may happen to it. */
export function createUploadsStore(parts: UploadsParts): UploadsStore {
  return createStore<UploadsState & UploadsActions>()((set, get) => {
    const list = createListKeeper(parts, { get, set });
    const removals = createRemovals(parts);
    const remove: UploadsActions['remove'] = (id) => {
      const item = get().items.find((candidate) => candidate.id === id);
      if (item === undefined) return;
      set({ items: get().items.filter((candidate) => candidate !== item) });
      item.request?.abort();
      list.settle();
      if (item.failure !== 'refused') removals.ask(item);
    };
    return {
      items: [],
      estimate: null,
      replaced: null,
      cloudDownload: false,
      offline: !parts.isOnline(),
      waitsForLogin: false,
      addLocalFiles: list.replaceBy,
      addMore: list.add,
      addExternalFiles: list.replaceBy,
      restore: (files, sessionId) => {
        const wanted = files.filter(({ name }) => !removals.isOwed(name, sessionId));
        set({ items: wanted.map((file) => restoreItem(parts, file, sessionId)) });
      },
      update: list.update,
      remove,
      retry: (id) => list.restart((item) => item.id === id && canRetry(item)),
      retryAllFailed: () => list.restart(canRetry),
      clear: list.clear,
      forget: () => {
        list.clear();
        removals.forget();
      },
      startCloudDownload: () => set({ cloudDownload: true }),
      endCloudDownload: () => set({ cloudDownload: false }),
      setOnline: (online) => {
        set({ offline: !online });
        if (online && !get().waitsForLogin) list.restart((item) => item.failure === 'network');
      },
      loggedIn: () => {
        if (get().waitsForLogin) list.restart((item) => item.failure === 'login');
      },
      keep: (id) => list.update(id, transitions.keep),
      continueWithout: () => {
        for (const { id } of get().items.filter(isInTheWay)) remove(id);
      },
      undoReplace: list.undoReplace,
      keepBoth: list.keepBoth,
      forgetReplaced: list.forgetReplaced,
      settleRemovals: removals.settle,
    };
  });
}
