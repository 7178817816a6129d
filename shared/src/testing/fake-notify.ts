import type { ReactNode } from 'react';
import type { Notify, NotifyKind } from '../notify/index.ts';

export interface ShownToast {
  readonly kind: NotifyKind | 'pending';
  /** Empty where it is no text. */
  readonly text: string;
  readonly content?: ReactNode;
}

export interface FakeNotify extends Notify {
  /** Every toast so far, in order; a promise toast counts twice: pending, then its outcome. */
  readonly toasts: readonly ShownToast[];
}

/** Records toasts in place of showing them. */
export function createFakeNotify(): FakeNotify {
  const toasts: ShownToast[] = [];
  const record = (kind: ShownToast['kind']) => (content: ReactNode) => {
    toasts.push(typeof content === 'string' ? { kind, text: content } : { kind, text: '', content });
  };
  return {
    toasts,
    success: record('success'),
    error: record('error'),
    warning: record('warning'),
    info: record('info'),
    progress: async (promise, { pending, success, error }) => {
      record('pending')(pending);
      try {
        const value = await promise;
        record('success')(typeof success === 'function' ? success(value) : success);
        return value;
      } catch (reason) {
        record('error')(typeof error === 'function' ? error(reason) : error);
        throw reason;
      }
    },
  };
}
