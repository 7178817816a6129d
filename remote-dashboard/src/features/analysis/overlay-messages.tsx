import { dashboardMessages, timeFormat } from '@app/shared/messages';
import { nextOutline, Outline, ToastFoot } from '@app/shared/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './overlay-messages.module.css';
import type { LogLine } from './run-progress.ts';

const clock = timeFormat({ hour: '2-digit', minute: '2-digit', second: '2-digit' });
/** Someone who has scrolled up further than this is reading and is left alone. */
const nearEndPx = 40;

export interface OverlayMessagesProps {
  readonly log: readonly LogLine[];
  /** Stands beside the button that unfolds them. */
  readonly actions: ReactNode;
}

/** The foot of the overlay: every message with its time, folded away until somebody wants them, and the ways out. */
export function OverlayMessages({ log, actions }: OverlayMessagesProps) {
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  useEffect(() => {
    if (isAtEnd.current && list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [log, isOpen]);
  return (
    <div className={styles['foot']}>
      <ToastFoot className={styles['bar']}>
        <button
          type="button"
          className={styles['fold']}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen((was) => !was)}
        >
          <Outline path={nextOutline} size={16} />
          {dashboardMessages.analysis.messages(log.length)}
        </button>
        <div className={styles['actions']}>{actions}</div>
      </ToastFoot>
      <ol
        ref={list}
        id={id}
        hidden={!isOpen}
        className={styles['list']}
        aria-label={dashboardMessages.analysis.messagesLabel}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        tabIndex={0}
        onScroll={({ currentTarget: element }) => {
          isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEndPx;
        }}
      >
        {log.map((line) => (
          <li key={line.number} className={styles['line']}>
            <time className={styles['time']} dateTime={new Date(line.at).toISOString()}>
              {clock(line.at)}
            </time>
            <span>{line.text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
