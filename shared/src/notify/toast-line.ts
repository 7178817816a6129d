import type { NotifyKind } from './notify.ts';

export interface ToastEntry {
  readonly id: string;
  readonly kind: NotifyKind | 'pending';
  readonly text: string;
}

/** What the line needs from the screen. */
export interface ToastScreen {
  show(entry: ToastEntry): void;
  /** Changes a toast that is on the screen. */
  change(entry: ToastEntry): void;
}

export interface ToastLine {
  /** Shows a toast, now or when there is room for it. */
  add(entry: ToastEntry): void;
  /** Changes a toast wherever it is: on the screen, waiting, or gone (then it is added again). */
  change(entry: ToastEntry): void;
  /** A toast begins to leave the screen; it cannot be changed any more. */
  leaving(id: string): void;
  /** A toast has left the screen: there is room for the next. */
  left(id: string): void;
}

/**
 * Keeps at most `limit` toasts on the screen and the others waiting in order. The toast library has a line of its own,
 * but cannot change a toast that waits in it, so a toast that follows a promise would stay pending for ever. No more
 * than `limit` wait: then the oldest that only informs is dropped, else the oldest.
 */
export function createToastLine(limit: number, screen: ToastScreen): ToastLine {
  const shown = new Map<string, 'here' | 'leaving'>();
  const waiting: ToastEntry[] = [];

  const add = (entry: ToastEntry): void => {
    if (shown.size < limit) {
      shown.set(entry.id, 'here');
      screen.show(entry);
      return;
    }
    waiting.push(entry);
    if (waiting.length <= limit) return;
    const leastNeeded = waiting.findIndex(({ kind }) => kind === 'info' || kind === 'success');
    waiting.splice(Math.max(0, leastNeeded), 1);
  };

  return {
    add,
    change: (entry) => {
      const place = waiting.findIndex(({ id }) => id === entry.id);
      if (shown.get(entry.id) === 'here') screen.change(entry);
      else if (place >= 0) waiting[place] = entry;
      else add({ ...entry, id: `${entry.id}-again` });
    },
    leaving: (id) => {
      if (shown.has(id)) shown.set(id, 'leaving');
    },
    left: (id) => {
      if (!shown.delete(id)) return;
      const next = waiting.shift();
      if (next) add(next);
    },
  };
}
