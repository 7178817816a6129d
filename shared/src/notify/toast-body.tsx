import { useEffect } from 'react';
import { surroundingsMessages } from '../messages/surroundings.ts';
import { Icon, type IconName } from '../ui/marks/icon.tsx';
import { Spinner } from '../ui/feedback/spinner.tsx';
import type { NotifyKind } from './notify.ts';
import type { ToastEntry } from './toast-line.ts';
import styles from './toasts.module.css';

const icons: Record<NotifyKind, IconName> = {
  success: 'check-circle',
  error: 'alert',
  warning: 'warning',
  info: 'info',
};

export interface ToastBodyProps {
  readonly entry: ToastEntry;
  readonly onGone: (id: string) => void;
  /** Given by the toast library. */
  readonly closeToast?: () => void;
}

/** What a toast shows. Its timer line is the timer: when the animation ends the toast closes. */
export function ToastBody({ entry, onGone, closeToast }: ToastBodyProps) {
  const { id, kind, text, repeats } = entry;
  useEffect(() => () => onGone(id), [id, onGone]);
  return (
    <>
      <span className={styles[kind]}>{kind === 'pending' ? <Spinner /> : <Icon name={icons[kind]} />}</span>
      <p className={styles['text']}>{text}</p>
      <button
        type="button"
        className={styles['close']}
        aria-label={surroundingsMessages.close}
        onClick={() => closeToast?.()}
      >
        <Icon name="close" size={16} />
      </button>
      {kind !== 'pending' && <span key={repeats} className={styles['timer']} onAnimationEnd={() => closeToast?.()} />}
    </>
  );
}
