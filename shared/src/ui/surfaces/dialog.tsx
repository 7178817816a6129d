import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './dialog.module.css';
import { keepScrollbarRoom } from './keep-scrollbar-room.ts';
import { ToastFoot } from './toast-foot.tsx';

export interface DialogProps {
  readonly title: string;
  /** The children draw the heading themselves; the title is still the name of the dialog. */
  readonly hideTitle?: boolean;
  /** Esc was pressed. Without it the dialog cannot be left: it goes away when it is no longer rendered. */
  readonly onCancel?: (() => void) | undefined;
  /** 480 px, or 680 px for an overlay over a running task. */
  readonly width?: 'dialog' | 'overlay';
  /** The buttons, at the right: Cancel, then the act. */
  readonly actions?: ReactNode;
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal dialog while it is rendered. The page behind is inert, the focus moves in (to the element with `data-autofocus`,
 * else to the first that can have it) and goes back to where it was.
 */
export function Dialog({ title, hideTitle, onCancel, width = 'dialog', actions, busy, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const leaving = useRef(false);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    leaving.current = false;
    keepScrollbarRoom();
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      leaving.current = true;
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={joinClasses(styles['dialog'], styles[width])}
      aria-labelledby={titleId}
      aria-busy={busy || undefined}
      data-overlay={width === 'overlay' ? '' : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
      // Chromium lets a second Esc close a dialog whose cancel was refused: it is opened again while it is rendered.
      onClose={(event) => {
        if (event.target === dialog.current && !leaving.current && !dialog.current.open) dialog.current.showModal();
      }}
    >
      <h2 id={titleId} className={styles['title']} hidden={hideTitle}>
        {title}
      </h2>
      {children}
      {actions !== undefined && <ToastFoot className={styles['actions']}>{actions}</ToastFoot>}
    </dialog>
  );
}
