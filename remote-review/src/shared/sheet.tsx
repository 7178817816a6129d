import { keepScrollbarRoom } from '@app/shared/ui';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './sheet.module.css';

export interface SheetProps {
  readonly title: string;
  /** It was left: by Esc, by a press beside it, or by `close`. The focus is back where it was. */
  readonly onClose: () => void;
  readonly children: (close: () => void) => ReactNode;
}

/** Its own component, so that what closes the sheet is handed on as an event and not called while it is drawn. */
function SheetBody({ onClose, children }: Pick<SheetProps, 'onClose' | 'children'>) {
  return children(onClose);
}

/** A dialog that comes from below, on a phone. What is behind it stays as it is. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    if (dialog.current?.open !== false) return;
    keepScrollbarRoom();
    dialog.current.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc does the same, and comes with the dialog
    <dialog
      ref={dialog}
      className={styles['sheet']}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) close();
      }}
    >
      <div className={styles['body']}>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        <SheetBody onClose={close}>{children}</SheetBody>
      </div>
    </dialog>
  );
}
