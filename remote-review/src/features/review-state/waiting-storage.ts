import { decideEndpoint } from '@app/shared/contracts';
import * as z from 'zod/mini';
import type { WaitingWish } from './decision-book.ts';

const stored = z.array(z.object({ findingId: z.string(), wishedAt: z.string(), body: decideEndpoint.request.body }));

/** Keeps decisions that the server does not know yet, so that a reload or a crash of the tab loses none. */
export interface WaitingStorage {
  read(): ReadonlyMap<string, WaitingWish>;
  keep(waiting: ReadonlyMap<string, WaitingWish>): void;
}

export function createWaitingStorage(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  id: string,
): WaitingStorage {
  const key = `waiting-decisions:${id}`;
  return {
    read() {
      const text = storage.getItem(key);
      if (text === null) return new Map();
      const parsed = z.safeParse(stored, readJson(text));
      if (!parsed.success) {
        console.warn('Decisions that waited in this tab cannot be read', parsed.error);
        return new Map();
      }
      return new Map(
        parsed.data.map(({ findingId, wishedAt, body: { revision, ...wish } }) => [
          findingId,
          { wish, revision, wishedAt },
        ]),
      );
    },
    keep(waiting) {
      if (waiting.size === 0) {
        storage.removeItem(key);
        return;
      }
      const rows = Array.from(waiting, ([findingId, { wish, revision, wishedAt }]) => ({
        findingId,
        wishedAt,
        body: { ...wish, revision },
      }));
      storage.setItem(key, JSON.stringify(rows));
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Cut off or written by something else: refused like any other unknown shape.
    return undefined;
  }
}
