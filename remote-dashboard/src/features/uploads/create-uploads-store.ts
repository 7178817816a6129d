import { createStore } from 'zustand/vanilla';
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
    const remove: UploadsActions['remove'] = (id) => {
      const item = get().items.find((candidate) => candidate.id === id);
      if (item === undefined) return;
      set({ items: get().items.filter((candidate) => candidate !== item) });
      item.request?.abort();
      list.settle();
      if (item.failure !== 'refused') void deleteFromServer(parts, item);
    };
    return {
      items: [],
      estimate: null,
      cloudDownload: false,
      offline: !parts.isOnline(),
      waitsForLogin: false,
      addLocalFiles: list.replaceBy,
      addExternalFiles: list.replaceBy,
      restore: (files, sessionId) => set({ items: files.map((file) => restoreItem(parts, file, sessionId)) }),
      update: list.update,
      remove,
      retry: (id) => list.restart((item) => item.id === id && canRetry(item)),
      retryAllFailed: () => list.restart(canRetry),
      clear: list.clear,
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
    };
  });
}

/** A failure is only logged: the retention time takes the file anyway. */
async function deleteFromServer(parts: UploadsParts, item: UploadItem): Promise<void> {
  try {
    await parts.deleteDocument(item.file.name, item.sessionId);
  } catch (error) {
    console.warn(`The document ${item.file.name} was not deleted on the server`, error);
  }
}
