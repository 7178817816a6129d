import { createStore, type StoreApi } from 'zustand/vanilla';
import { refusalOf } from './check-file.ts';
import { nameApart, type NamedApart } from './name-apart.ts';
import { createRateEstimator, totalsOf, type RateEstimate } from './upload-totals.ts';
import { createUploadRunner, type UploadTransport } from './upload-runner.ts';
import { transitions } from './upload-transitions.ts';
import { canRetry, type NamedFile, type UploadItem } from './upload-item.ts';
import { dashboardMessages } from '@app/shared/messages';

export interface UploadsState {
  readonly items: readonly UploadItem[];
  /** Files are coming down from a cloud provider. */
  readonly cloudDownload: boolean;
  /** The browser has no connection: the queue waits. */
  readonly offline: boolean;
  /** How fast the uploads go and how long they take, while it can be told. */
  readonly estimate: RateEstimate | null;
}

export interface UploadsActions {
  /** Replaces the list and the upload session by these files and starts to upload. Says which were renamed. */
  readonly addLocalFiles: (files: readonly File[]) => NamedApart['renamed'];
  /** The same for files that came from a cloud provider. */
  readonly addExternalFiles: (files: readonly File[]) => NamedApart['renamed'];
  /** Lists what the server holds of an upload session. */
  readonly restore: (files: readonly NamedFile[], sessionId: string) => void;
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
}

export type UploadsStore = StoreApi<UploadsState & UploadsActions>;

export interface UploadsParts extends UploadTransport {
  readonly newId: () => string;
  /** Begins a new upload session and returns its id. */
  readonly renewSession: () => string;
  readonly deleteDocument: (filename: string, sessionId: string) => Promise<void>;
  readonly limitMb: number;
  /** Milliseconds of a clock that does not jump. */
  readonly now: () => number;
  readonly isOnline: () => boolean;
  /** Every file of a batch has settled; `count` of them arrived. */
  readonly onBatchUploaded: (count: number) => void;
}

function createItem(parts: UploadsParts, file: File, sessionId: string): UploadItem {
  const item = transitions.create(parts.newId(), file, sessionId);
  const refusal = refusalOf(file, parts.limitMb);
  if (refusal === null) return item;
  return transitions.fail(item, { kind: 'refused', message: dashboardMessages.uploads.notUploaded, hint: refusal });
}

const restoreItem = (parts: UploadsParts, file: NamedFile, sessionId: string): UploadItem =>
  transitions.restore(parts.newId(), file, sessionId);

/** Creates the uploads of one page: the list and everything that may happen to it. */
export function createUploadsStore(parts: UploadsParts): UploadsStore {
  return createStore<UploadsState & UploadsActions>()((set, get) => {
    const update: UploadsActions['update'] = (id, change) =>
      set(({ items }) => ({ items: items.map((item) => (item.id === id ? change(item) : item)) }));
    const rate = createRateEstimator();
    const updateAll = (items: readonly UploadItem[]) => {
      const { sentBytes, totalBytes } = totalsOf(items);
      set({ items, estimate: rate.add(parts.now(), sentBytes, totalBytes) });
    };
    const queue = { items: () => get().items, update, updateAll, isPaused: () => get().offline };
    const runner = createUploadRunner(parts, { ...queue, pause: () => set({ offline: true }) });
    /** The list goes first, so that late callbacks of the aborted requests find no item. */
    const replaceList = (items: readonly UploadItem[]) => {
      const before = get().items;
      rate.restart();
      set({ items, estimate: null });
      for (const item of before) item.request?.abort();
      runner.forget();
    };
    const replaceBy = (files: readonly File[]) => {
      const named = nameApart(files);
      const sessionId = parts.renewSession();
      replaceList(named.files.map((file) => createItem(parts, file, sessionId)));
      runner.settle();
      return named.renamed;
    };
    const restart = (isToRestart: (item: UploadItem) => boolean) => {
      set({ items: get().items.map((item) => (isToRestart(item) ? transitions.reset(item) : item)) });
      runner.settle();
    };
    return {
      items: [],
      estimate: null,
      cloudDownload: false,
      offline: !parts.isOnline(),
      addLocalFiles: replaceBy,
      addExternalFiles: replaceBy,
      restore: (files, sessionId) => set({ items: files.map((file) => restoreItem(parts, file, sessionId)) }),
      update,
      remove: (id) => {
        const item = get().items.find((candidate) => candidate.id === id);
        if (item === undefined) return;
        set({ items: get().items.filter((candidate) => candidate !== item) });
        item.request?.abort();
        runner.settle();
        if (item.failure !== 'refused') void deleteFromServer(parts, item);
      },
      retry: (id) => restart((item) => item.id === id && canRetry(item)),
      retryAllFailed: () => restart(canRetry),
      clear: () => replaceList([]),
      startCloudDownload: () => set({ cloudDownload: true }),
      endCloudDownload: () => set({ cloudDownload: false }),
      setOnline: (online) => {
        set({ offline: !online });
        if (online) restart((item) => item.failure === 'network');
      },
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
