import * as z from 'zod/mini';

const storageKey = 'failedReleases';
const stored = z.array(z.string());

/** Which releases did not work in this tab. They are passed over as long as there is another one. */
export interface FailedReleases {
  has(remote: string, version: string): boolean;
  /** `lasting`: also after a reload of the tab, for what will fail again (a broken release, not a broken network). */
  add(remote: string, version: string, lasting: boolean): void;
  /** Gives the releases of a remote another chance. */
  forget(remote: string): void;
}

/** Keeps the list in memory, and its lasting part in the tab's storage. */
export function createFailedReleases(storage: Pick<Storage, 'getItem' | 'setItem'>): FailedReleases {
  const lasting = new Set(readStored(storage));
  const passing = new Set<string>();
  const keep = (): void => storage.setItem(storageKey, JSON.stringify([...lasting]));
  return {
    has: (remote, version) => lasting.has(`${remote}@${version}`) || passing.has(`${remote}@${version}`),
    add: (remote, version, isLasting) => {
      (isLasting ? lasting : passing).add(`${remote}@${version}`);
      keep();
    },
    forget: (remote) => {
      for (const failed of [lasting, passing]) {
        [...failed].filter((entry) => entry.startsWith(`${remote}@`)).forEach((entry) => failed.delete(entry));
      }
      keep();
    },
  };
}

function readStored(storage: Pick<Storage, 'getItem'>): readonly string[] {
  try {
    return stored.parse(JSON.parse(storage.getItem(storageKey) ?? '[]'));
  } catch (error) {
    console.warn('The list of failed releases was unreadable and starts empty', error);
    return [];
  }
}
