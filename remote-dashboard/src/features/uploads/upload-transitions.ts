import { dashboardMessages } from '@app/shared/messages';
import { nothingSeen, type Looked } from './upload-document.api.ts';
import type { NamedFile, UploadFailure, UploadItem } from './upload-item.ts';

const texts = dashboardMessages.uploads;

/** What one item becomes when something happens to it. Pure: the queue decides when. */
export const transitions = {
  create: (id: string, file: File, sessionId: string): UploadItem => ({
    id,
    file,
    content: file,
    sessionId,
    status: 'idle',
    progress: 0,
    message: '',
    hint: '',
    failure: null,
    looked: nothingSeen,
    isKept: false,
    request: null,
  }),

  /** A document that the server holds already. */
  restore: (id: string, file: NamedFile & { readonly looked?: Looked }, sessionId: string): UploadItem => ({
    id,
    file,
    content: null,
    sessionId,
    status: 'done',
    progress: 100,
    message: texts.complete,
    hint: '',
    failure: null,
    looked: file.looked ?? nothingSeen,
    isKept: false,
    request: null,
  }),

  start: (item: UploadItem, request: AbortController): UploadItem => ({
    ...item,
    status: 'uploading',
    progress: 0,
    message: texts.starting,
    hint: '',
    failure: null,
    request,
  }),

  /** `loaded` of `total` counts the multipart frame too, so the share is of the request, and never goes back. */
  advance: (item: UploadItem, loaded: number, total: number | undefined): UploadItem => {
    const whole = total !== undefined && total > 0 ? total : item.file.size;
    const share = whole > 0 ? Math.round((loaded / whole) * 100) : 0;
    const progress = Math.max(item.progress, Math.min(100, Math.max(0, share)));
    return { ...item, progress, message: texts.percent(progress) };
  },

  finish: (item: UploadItem, looked: Looked = nothingSeen): UploadItem => ({
    ...item,
    looked,
    status: 'done',
    progress: 100,
    message: texts.complete,
    request: null,
  }),

  /** Two files of one content are wanted. */
  keep: (item: UploadItem): UploadItem => ({ ...item, isKept: true }),

  fail: (item: UploadItem, failure: { kind: UploadFailure; message: string; hint: string }): UploadItem => ({
    ...item,
    status: 'failed',
    message: failure.message,
    hint: failure.hint,
    failure: failure.kind,
    request: null,
  }),

  /** Back to the start, as if the file had just been chosen. */
  reset: (item: UploadItem): UploadItem => ({
    ...item,
    status: 'idle',
    progress: 0,
    message: '',
    hint: '',
    failure: null,
    request: null,
  }),
} as const;

/** The items that may start now, first come first served. */
export function nextToStart(items: readonly UploadItem[], parallel: number): readonly UploadItem[] {
  const running = items.filter((item) => item.status === 'uploading').length;
  return items.filter((item) => item.status === 'idle').slice(0, Math.max(0, parallel - running));
}

const rank: Readonly<Record<UploadItem['status'], number>> = { failed: 0, uploading: 1, idle: 2, done: 3 };

/** What needs a hand first, then what moves, then what waits, then what is done; else as chosen. */
export function inDisplayOrder(items: readonly UploadItem[]): readonly UploadItem[] {
  return items.toSorted((one, other) => rank[one.status] - rank[other.status]);
}
