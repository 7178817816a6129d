import { comparedFileEndpoint, comparisonsSocketEndpoint } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { socketUrlOf } from '@app/shared/http';
import { reviewMessages } from '@app/shared/messages';
import { createFileShelf, type FileShelf, type OpenPdf } from '../features/pages/index.ts';
import {
  createReviewApi,
  createReviewStore,
  createWaitingStorage,
  followChanges,
  type ReviewStore,
} from '../features/review-state/index.ts';

/** One comparison under review, as long as its page is there. */
export interface OpenReview {
  readonly store: ReviewStore;
  readonly shelf: FileShelf;
  /** Loads it and follows what becomes of it. Returns the way to stop. */
  start(): () => void;
}

/** Where the file of a document of the result lies: both lists name it the same. */
function fileUrl(host: HostServices, store: ReviewStore, id: string, documentId: string): string {
  const { phase, comparison } = store.getState();
  const name = phase.kind === 'ready' && phase.result.documents.find((document) => document.id === documentId)?.name;
  const file = comparison?.documents.find((document) => document.name === name);
  if (file === undefined) throw new Error(`The comparison has no file of ${documentId}`);
  const path = comparedFileEndpoint.path.replace(':id', id).replace(':documentId', file.id);
  return new URL(`${host.settings.apiBase.replace(/\/+$/, '')}${path}`, window.location.href).href;
}

export function openReview(host: HostServices, id: string, openPdf: OpenPdf): OpenReview {
  const api = createReviewApi(host.http, id);
  const store = createReviewStore({
    id,
    api,
    storage: createWaitingStorage(sessionStorage, id),
    now: Date.now,
    onRefused: (message) => host.notify.error(reviewMessages.page.refused(message)),
  });
  const shelf = createFileShelf({
    open: openPdf,
    urlOf: (documentId) => fileUrl(host, store, id, documentId),
    // Any call renews a session that has run out.
    renew: () => api.comparison(),
  });
  return {
    store,
    shelf,
    start() {
      const { load, hear, setOnline, stop } = store.getState();
      void load();
      const stopFollowing = followChanges({
        open: () => new WebSocket(socketUrlOf(host.http, comparisonsSocketEndpoint, { query: {} })),
        onMessage: hear,
      });
      const comeBack = () => setOnline(true);
      const leave = () => setOnline(false);
      window.addEventListener('online', comeBack);
      window.addEventListener('offline', leave);
      return () => {
        window.removeEventListener('online', comeBack);
        window.removeEventListener('offline', leave);
        stopFollowing();
        stop();
        shelf.closeAll();
      };
    },
  };
}
