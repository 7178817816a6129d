import { comparisonsSocketEndpoint, type Comparison } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { socketUrlOf } from '@app/shared/http';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { reportName, saveFile } from '../features/analysis/index.ts';
import {
  createComparisonsApi,
  createComparisonsStore,
  followChanges,
  type ComparisonsApi,
  type ComparisonsStore,
} from '../features/comparisons/index.ts';
import { createOpenedStore, type OpenedStore } from '../features/result/index.ts';
import { createBackgroundRuns, type BackgroundRuns } from './background-runs.ts';
import { renewLogin } from './renew-login.ts';

/** A run of this tab that has ended while nobody watched, until somebody has seen what came of it. */
export type EndedRuns = StoreApi<readonly Comparison[]>;

/** A report that went to the browser's downloads since the page was loaded. */
export interface Download {
  readonly bytes: number | null;
  readonly isBusy: boolean;
  readonly error: string | null;
}

export interface Comparisons {
  readonly api: ComparisonsApi;
  readonly store: ComparisonsStore;
  readonly opened: OpenedStore;
  readonly background: BackgroundRuns;
  readonly ended: EndedRuns;
  /** By the id of the comparison. */
  readonly downloads: StoreApi<Readonly<Record<string, Download>>>;
  readonly download: (comparison: Pick<Comparison, 'id' | 'finishedAt'>) => Promise<void>;
  /** Begins to hear of changes, unless it does. */
  readonly follow: () => void;
  /** Stops to hear of changes, and keeps what is known. */
  readonly leave: () => void;
  /** The person has logged out. */
  readonly forget: () => void;
}

const hasEnded = ({ status }: Comparison): boolean => status !== 'queued' && status !== 'running';

export const reportNameOf = ({ finishedAt }: Pick<Comparison, 'finishedAt'>): string =>
  reportName(finishedAt === undefined ? new Date() : new Date(finishedAt));

function createDownloads(api: ComparisonsApi, sentenceOf: (error: unknown) => string) {
  const downloads = createStore<Readonly<Record<string, Download>>>()(() => ({}));
  const note = (id: string, change: Partial<Download>) =>
    downloads.setState((known) => {
      const before = known[id] ?? { bytes: null, isBusy: false, error: null };
      return { ...known, [id]: { ...before, ...change } };
    });
  const download: Comparisons['download'] = async ({ id, finishedAt }) => {
    if (downloads.getState()[id]?.isBusy === true) return;
    note(id, { isBusy: true, error: null });
    try {
      const blob = await api.fetchReport(id);
      saveFile(blob, reportNameOf(finishedAt === undefined ? {} : { finishedAt }));
      note(id, { isBusy: false, bytes: blob.size });
    } catch (error) {
      console.warn('The report could not be downloaded', error);
      note(id, { isBusy: false, error: sentenceOf(error) });
    }
  };
  return { downloads, download };
}

function openChanges(host: HostServices, parts: Pick<Comparisons, 'store' | 'opened'>): () => void {
  const { store, opened } = parts;
  return followChanges({
    openSocket: () => new WebSocket(socketUrlOf(host.http, comparisonsSocketEndpoint, { query: {} })),
    renewLogin: (signal) => renewLogin(host, signal),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    onMessage: (message) => {
      store.getState().receive(message);
      if (message.reload === true) opened.getState().reload();
      if (message.changed !== undefined) opened.getState().receive(message.changed);
      if (message.deleted !== undefined) opened.getState().drop(message.deleted);
    },
  });
}

/** Everything that the page knows of comparisons beyond the one it is running. */
export function createComparisons(host: HostServices, sentenceOf: (error: unknown) => string): Comparisons {
  const api = createComparisonsApi(host.http);
  const store = createComparisonsStore(api.list);
  const opened = createOpenedStore(api);
  const runs = createBackgroundRuns(sessionStorage);
  const ended = createStore<readonly Comparison[]>()(() => []);
  const { downloads, download } = createDownloads(api, sentenceOf);
  let stop: (() => void) | null = null;

  const settleEnded = () => {
    for (const comparison of store.getState().list) {
      if (!hasEnded(comparison) || !runs.take(comparison.id)) continue;
      if (comparison.status === 'completed') void download(comparison);
      const isSeen = comparison.id === opened.getState().id;
      if (comparison.status !== 'cancelled' && !isSeen) ended.setState((known) => [...known, comparison], true);
    }
  };
  store.subscribe(settleEnded);
  const background: BackgroundRuns = {
    ...runs,
    // Its end may have been heard of before it was put there.
    add: (id) => {
      runs.add(id);
      settleEnded();
    },
  };
  const leave = () => {
    stop?.();
    stop = null;
  };
  return {
    api,
    store,
    opened,
    background,
    ended,
    downloads,
    download,
    follow: () => {
      if (stop !== null) return;
      stop = openChanges(host, { store, opened });
      void store.getState().load();
    },
    leave,
    forget: () => {
      leave();
      store.getState().forget();
      opened.getState().open(null);
      background.clear();
      ended.setState([], true);
      downloads.setState({}, true);
    },
  };
}
