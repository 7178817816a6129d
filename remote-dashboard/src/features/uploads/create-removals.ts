import { ApiError } from '@app/shared/http';
import * as z from 'zod/mini';
import type { UploadItem } from './upload-item.ts';

const storedRemovals = z.array(z.object({ name: z.string(), sessionId: z.string() }));
const storageKey = 'removals';

export interface RemovalParts {
  readonly deleteDocument: (filename: string, sessionId: string) => Promise<void>;
  /** Keeps over a reload of the page what the server may still hold. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** What the server has been asked to let go of. */
export interface Removals {
  /** Asks at once. A failure is only logged: it is made good before the next analysis. */
  readonly ask: (item: UploadItem) => void;
  /**
   * Resolves when the server holds nothing any more that was taken out of this upload session, and rejects with the
   * error of the call when it still does.
   */
  readonly settle: (sessionId: string) => Promise<void>;
  /** Whether it was taken out of this upload session and the server may still hold it. */
  readonly isOwed: (name: string, sessionId: string) => boolean;
  /** Keeps no name of it. */
  readonly forget: () => void;
}

interface Removal {
  readonly name: string;
  readonly sessionId: string;
  /** True when the server has let go of it, for good. */
  readonly first: Promise<boolean>;
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

function readStored(storage: RemovalParts['storage']): readonly Removal[] {
  try {
    const parsed = storedRemovals.safeParse(JSON.parse(storage.getItem(storageKey) ?? '[]'));
    return parsed.success
      ? parsed.data.map(({ name, sessionId }) => ({ name, sessionId, first: Promise.resolve(false) }))
      : [];
  } catch {
    // Something else wrote under this key: nothing is known to be owed.
    return [];
  }
}

/** An analysis compares what the server holds of a session: a file that was taken out may not be there when it starts. */
export function createRemovals({ deleteDocument, storage }: RemovalParts): Removals {
  let owed = readStored(storage);

  const keep = (removals: readonly Removal[]) => {
    owed = removals;
    if (owed.length === 0) storage.removeItem(storageKey);
    else storage.setItem(storageKey, JSON.stringify(owed.map(({ name, sessionId }) => ({ name, sessionId }))));
  };
  const deleteOnce = async (name: string, sessionId: string) => {
    try {
      await deleteDocument(name, sessionId);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  };
  /** What was on its way may arrive after the server has looked for it. */
  const begin = async ({ file, sessionId, request }: UploadItem): Promise<boolean> => {
    try {
      await deleteOnce(file.name, sessionId);
      return request === null;
    } catch (error) {
      console.warn(`The document ${file.name} was not deleted on the server`, error);
      return false;
    }
  };
  const drop = (removal: Removal) => keep(owed.filter((other) => other !== removal));
  const dropWhenGone = async (removal: Removal) => {
    if (await removal.first) drop(removal);
  };
  const settleOne = async (removal: Removal) => {
    const { name, sessionId, first } = removal;
    if (!(await first)) await deleteOnce(name, sessionId);
    drop(removal);
  };
  return {
    ask: (item) => {
      const removal = { name: item.file.name, sessionId: item.sessionId, first: begin(item) };
      keep([...owed, removal]);
      void dropWhenGone(removal);
    },
    settle: async (sessionId) => {
      await Promise.all(owed.filter((removal) => removal.sessionId === sessionId).map(settleOne));
    },
    isOwed: (name, sessionId) => owed.some((removal) => removal.name === name && removal.sessionId === sessionId),
    forget: () => {
      owed = [];
      storage.removeItem(storageKey);
    },
  };
}
