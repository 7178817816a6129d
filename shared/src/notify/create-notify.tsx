import type { ReactNode } from 'react';
import { toast, type ToastOptions } from 'react-toastify/unstyled';
import type { Notify, NotifyKind } from './notify.ts';
import { ToastBody } from './toast-body.tsx';
import { toastConstants } from './toast-constants.ts';
import { createToastLine, type ToastEntry } from './toast-line.ts';

/** Creates the toasts of a page. They show in the one `Toasts` container of that page. */
export function createNotify(): Notify {
  let count = 0;
  const nextId = () => `toast-${(count += 1)}`;

  const line = createToastLine(toastConstants.visible, {
    show: (entry) => toast(body(entry), { toastId: entry.id, onClose: () => line.leaving(entry.id), ...looks(entry) }),
    hide: (id) => toast.dismiss(id),
    change: (entry) => toast.update(entry.id, { render: body(entry), ...looks(entry) }),
  });
  const handleGone = (id: string) => line.left(id);
  const body = (entry: ToastEntry) => <ToastBody entry={entry} onGone={handleGone} />;
  const add = (kind: NotifyKind) => (text: ReactNode) => line.add({ id: nextId(), kind, text });

  whenOverlayOpens(() => line.dropSuccesses());

  return {
    success: add('success'),
    error: add('error'),
    warning: add('warning'),
    info: add('info'),
    progress: async (promise, { pending, success, error }) => {
      const id = nextId();
      line.add({ id, kind: 'pending', text: pending });
      try {
        const value = await promise;
        line.change({ id, kind: 'success', text: typeof success === 'function' ? success(value) : success });
        return value;
      } catch (reason) {
        const text = typeof error === 'function' ? error(reason) : error;
        if (text === '') line.drop(id);
        else line.change({ id, kind: 'error', text });
        throw reason;
      }
    },
  };
}

/** An overlay over a running task says more than that the step before it went well, and that would lie on its rows. */
function whenOverlayOpens(callback: () => void): void {
  const handleOpened = ({ target }: Event): void => {
    if (target instanceof HTMLDialogElement && target.open && target.dataset['overlay'] !== undefined) callback();
  };
  document.addEventListener('toggle', handleOpened, true);
}

/** Errors interrupt a reader, the rest waits for a pause. The library's own icon, button and timer are not used. */
function looks({ kind }: ToastEntry): ToastOptions {
  return { role: kind === 'error' ? 'alert' : 'status' };
}
