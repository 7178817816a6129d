import * as z from 'zod/mini';

const storageKey = 'backgroundRuns';
const storedIds = z.array(z.string());

/** Runs of this tab that nobody watches: their reports still come down by themselves. */
export interface BackgroundRuns {
  readonly ids: () => readonly string[];
  readonly add: (id: string) => void;
  /** True once for each: it is no longer one. */
  readonly take: (id: string) => boolean;
  readonly clear: () => void;
}

/** Keeps them over a reload of the page. */
export function createBackgroundRuns(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): BackgroundRuns {
  const ids = (): readonly string[] => {
    try {
      const parsed = storedIds.safeParse(JSON.parse(storage.getItem(storageKey) ?? '[]'));
      return parsed.success ? parsed.data : [];
    } catch {
      // Something else wrote under this key: no run is known.
      return [];
    }
  };
  const write = (next: readonly string[]) => storage.setItem(storageKey, JSON.stringify(next));
  return {
    ids,
    add: (id) => write([...ids().filter((known) => known !== id), id]),
    take: (id) => {
      const before = ids();
      if (!before.includes(id)) return false;
      write(before.filter((known) => known !== id));
      return true;
    },
    clear: () => storage.removeItem(storageKey),
  };
}
