import { createUploadsStore } from '../create-uploads-store.ts';
import type { UploadsParts } from '../uploads-state.ts';
import { nothingSeen, type Looked, type UploadRequest } from '../upload-document.api.ts';

/** A file that looks like a PDF, of any claimed size. */
export function aPdf(name = 'lease.pdf', { size, head = '%PDF-1.7' }: { size?: number; head?: string } = {}): File {
  const file = new File([head], name, { type: 'application/pdf' });
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size });
  return file;
}

/** The storage of a tab. */
export function aStorage(entries: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(entries));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

/** One upload request in the hands of the test. */
export interface SentUpload extends UploadRequest {
  readonly succeed: (looked?: Looked) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
}

/** Lets everything that is settled run on; the head of a file is read through several turns of the event loop. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

/** An uploads store whose requests wait for the test. */
export function anUploadsStore(changes: Partial<UploadsParts> = {}) {
  const sent: SentUpload[] = [];
  let ids = 0;
  let sessions = 0;
  const deleted: { name: string; sessionId: string }[] = [];
  const batches: number[] = [];
  const resumed: string[] = [];
  const store = createUploadsStore({
    newId: () => `item-${(ids += 1)}`,
    resumeSession: (id) => void resumed.push(id),
    renewSession: () => `session-${(sessions += 1)}`,
    limitMb: 100,
    now: () => 0,
    isOnline: () => true,
    storage: aStorage(),
    deleteDocument: (name, sessionId) => Promise.resolve(void deleted.push({ name, sessionId })),
    onBatchUploaded: (count) => void batches.push(count),
    send: (request) =>
      new Promise((resolve, reject) => {
        const done = async (act: () => void) => {
          act();
          await settle();
        };
        sent.push({
          ...request,
          succeed: (looked = nothingSeen) => done(() => resolve(looked)),
          fail: (error) => done(() => reject(error)),
        });
      }),
    ...changes,
  });
  const items = () => store.getState().items;
  const statuses = () => items().map(({ status }) => status);
  return { store, actions: store.getState(), sent, items, statuses, deleted, batches, resumed };
}
