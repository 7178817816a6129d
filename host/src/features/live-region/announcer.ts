import { createStore, type StoreApi } from 'zustand/vanilla';

export interface Announcement {
  readonly text: string;
  /** Grows with every announcement, so that the same sentence twice is two. */
  readonly count: number;
}

export interface Announcer {
  readonly store: StoreApi<Announcement>;
  announce(text: string): void;
}

/** Holds what is to be said to screen readers. */
export function createAnnouncer(): Announcer {
  const store = createStore<Announcement>()(() => ({ text: '', count: 0 }));
  return {
    store,
    announce: (text) => store.setState(({ count }) => ({ text, count: count + 1 })),
  };
}
