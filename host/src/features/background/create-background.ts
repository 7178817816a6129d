import type { BackgroundTask, BackgroundTasks } from '@app/shared/federation';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What goes on, by the remote that says so. */
export type BackgroundStore = StoreApi<Readonly<Record<string, readonly BackgroundTask[]>>>;

export interface Background {
  readonly store: BackgroundStore;
  /** What remotes get. */
  readonly tasks: BackgroundTasks;
}

/** Holds what remotes say goes on, whichever of them is on the page. */
export function createBackground(): Background {
  const store: BackgroundStore = createStore(() => ({}));
  return { store, tasks: { show: (source, tasks) => store.setState({ [source]: tasks }) } };
}
