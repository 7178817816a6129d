import type { ReactNode } from 'react';
import type { NotifyKind } from './notify.ts';

export interface ToastEntry {
  readonly id: string;
  readonly kind: NotifyKind | 'pending';
  readonly text: ReactNode;
  /** How often the same was said while it stood on the screen: its time begins anew with each. */
  readonly repeats?: number;
}

/** What the line needs from the screen. */
export interface ToastScreen {
  show(entry: ToastEntry): void;
  /** Changes a toast that is on the screen. */
  change(entry: ToastEntry): void;
  /** Takes a toast away that is on the screen. */
  hide(id: string): void;
}

export interface ToastLine {
  /** Shows a toast, now or when there is room for it. */
  add(entry: ToastEntry): void;
  /** Changes a toast wherever it is: on the screen, waiting, or gone (then it is added again). */
  change(entry: ToastEntry): void;
  /** Takes a toast away before its time, wherever it is. */
  drop(id: string): void;
  /** Takes away what only says that something went well, on the screen or waiting. */
  dropSuccesses(): void;
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
  const shown = new Map<string, ToastEntry | 'leaving'>();
  const waiting: ToastEntry[] = [];

  const show = (entry: ToastEntry, how: 'show' | 'change'): void => {
    shown.set(entry.id, entry);
    screen[how](entry);
  };

  /** The same sentence is not stacked on itself: the one that is there stays longer, the one that waits will do. */
  const isRepeated = ({ kind, text }: ToastEntry): boolean => {
    const isSame = (other: ToastEntry | 'leaving'): other is ToastEntry =>
      other !== 'leaving' && kind !== 'pending' && other.kind === kind && other.text === text;
    const here = [...shown.values()].find(isSame);
    if (here !== undefined) show({ ...here, repeats: (here.repeats ?? 0) + 1 }, 'change');
    return here !== undefined || waiting.some(isSame);
  };

  const add = (entry: ToastEntry): void => {
    if (isRepeated(entry)) return;
    if (shown.size < limit) {
      show(entry, 'show');
      return;
    }
    waiting.push(entry);
    if (waiting.length <= limit) return;
    const leastNeeded = waiting.findIndex(({ kind }) => kind === 'info' || kind === 'success');
    waiting.splice(Math.max(0, leastNeeded), 1);
  };

  const drop = (id: string): void => {
    const place = waiting.findIndex((entry) => entry.id === id);
    if (place >= 0) waiting.splice(place, 1);
    else if (shown.has(id)) screen.hide(id);
  };

  return {
    add,
    change: (entry) => {
      const place = waiting.findIndex(({ id }) => id === entry.id);
      const here = shown.get(entry.id);
      if (here !== undefined && here !== 'leaving') show(entry, 'change');
      else if (place >= 0) waiting[place] = entry;
      else add({ ...entry, id: `${entry.id}-again` });
    },
    drop,
    dropSuccesses: () => {
      const all = [...waiting, ...[...shown.values()].filter((entry) => entry !== 'leaving')];
      for (const { id, kind } of all) if (kind === 'success') drop(id);
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
