import * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';

const lostFile = z.object({ name: z.string(), size: z.number() });
const lostFiles = z.array(lostFile);

export type LostFile = z.infer<typeof lostFile>;

/** Files that were in the list when the page was left. Their bytes are never kept in the browser, their names are. */
export interface LostFiles {
  readonly store: StoreApi<readonly LostFile[]>;
  /** The page goes: what would be lost now? */
  readonly remember: (files: readonly LostFile[]) => void;
  readonly dismiss: () => void;
  /** Says which are lost, as far as is known now. */
  readonly show: (files: readonly LostFile[]) => void;
}

const storageKey = 'lostFiles';

function take(storage: Pick<Storage, 'getItem' | 'removeItem'>): readonly LostFile[] {
  const text = storage.getItem(storageKey);
  storage.removeItem(storageKey);
  try {
    const parsed = lostFiles.safeParse(JSON.parse(text ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    // Something else wrote under this key: nothing is known to be lost.
    return [];
  }
}

export function createLostFiles(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): LostFiles {
  const store = createStore<readonly LostFile[]>()(() => take(storage));
  return {
    store,
    remember: (files) => {
      if (files.length === 0) storage.removeItem(storageKey);
      else storage.setItem(storageKey, JSON.stringify(files.map(({ name, size }) => ({ name, size }))));
    },
    dismiss: () => store.setState([], true),
    show: (files) => store.setState(files, true),
  };
}
