import { createStore, type StoreApi } from 'zustand/vanilla';
import type { NamedApart } from './name-apart.ts';
import { createListKeeper } from './upload-list-keeper.ts';
import type { RateEstimate } from './upload-totals.ts';
import type { UploadTransport } from './upload-runner.ts';
import type { Looked } from './upload-document.api.ts';
import { transitions } from './upload-transitions.ts';
import { canRetry, isInTheWay, type NamedFile, type UploadItem } from './upload-item.ts';

export interface UploadsState {
  readonly items: readonly UploadItem[];
  /** Files are coming down from a cloud provider. */
  readonly cloudDownload: boolean;
  /** The browser has no connection: the queue waits. */
  readonly offline: boolean;
  /** The login has ended: the queue waits until somebody has logged in again. */
  readonly waitsForLogin: boolean;
  /** How fast the uploads go and how long they take, while it can be told. */
  readonly estimate: RateEstimate | null;
}

export interface UploadsActions {
  /** Replaces the list and the upload session by these files and starts to upload. Says which were renamed. */
  readonly addLocalFiles: (files: readonly File[]) => NamedApart['renamed'];
  /** The same for files that came from a cloud provider. */
  readonly addExternalFiles: (files: readonly File[]) => NamedApart['renamed'];
  /** Lists what the server holds of an upload session. */
  readonly restore: (files: readonly (NamedFile & { readonly looked?: Looked })[], sessionId: string) => void;
  /** Cancels the upload, drops the item, then asks the server to delete the document. */
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
  readonly retryAllFailed: () => void;
  readonly update: (id: string, change: (item: UploadItem) => UploadItem) => void;
  /** Cancels everything and empties the list. The server keeps its documents until the retention time. */
  readonly clear: () => void;
  readonly startCloudDownload: () => void;
  readonly endCloudDownload: () => void;
  readonly setOnline: (online: boolean) => void;
  /** Somebody is logged in again: what was refused for that goes on. */
  readonly loggedIn: () => void;
  /** Keeps a file although another one has the same content. */
  readonly keep: (id: string) => void;
  /** Takes away all that keeps the analysis from starting and cannot be mended by waiting. */
  readonly continueWithout: () => void;
  /** Puts the list back that was replaced last. */
  readonly undoReplace: () => void;
}

export type UploadsStore = StoreApi<UploadsState & UploadsActions>;

export interface UploadsParts extends UploadTransport {
  readonly newId: () => string;
  /** Begins a new upload session and returns its id. */
  readonly renewSession: () => string;
  /** Goes back to an earlier one. */
  readonly resumeSession: (id: string) => void;
  readonly deleteDocument: (filename: string, sessionId: string) => Promise<void>;
  readonly limitMb: number;
  /** Milliseconds of a clock that does not jump. */
  readonly now: () => number;
  readonly isOnline: () => boolean;
  /** Every file of a batch has settled; `count` of them arrived. */
  readonly onBatchUploaded: (count: number) => void;
}

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
