import { dashboardMessages } from '@app/shared/messages';
import { useEffect, useId, useRef } from 'react';
import styles from './overlay-messages.module.css';
import type { LogLine } from './run-progress.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
/** Someone who has scrolled up further than this is reading and is left alone. */
const nearEndPx = 40;

/** Every message with its time, the newest last and in sight. */
export function OverlayMessages({ log }: { readonly log: readonly LogLine[] }) {
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  const headingId = useId();
  useEffect(() => {
    if (isAtEnd.current && list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [log]);
  return (
    <section className={styles['messages']} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles['title']}>
        {dashboardMessages.analysis.messages}
      </h3>
      <ol
        ref={list}
        className={styles['list']}
        aria-labelledby={headingId}
        // A region that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={({ currentTarget: element }) => {
          isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEndPx;
        }}
      >
        {log.map((line) => (
          <li key={line.number} className={styles['line']}>
            <time className={styles['time']} dateTime={new Date(line.at).toISOString()}>
              {clock.format(line.at)}
            </time>
            <span>{line.text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
