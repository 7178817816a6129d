import type { BackgroundTask } from '@app/shared/federation';
import { backgroundMessages } from '@app/shared/messages';
import { ButtonLink, Button, Icon, IconButton, ProgressBar, ProgressRing } from '@app/shared/ui';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import styles from './background-bar.module.css';
import { watchUnclaimed, type UnclaimedParts } from './watch-unclaimed.ts';

const texts = backgroundMessages;

/** What the rest of the page has to leave room for. */
const heightName = '--background-height';

function useRoom(isShown: boolean): void {
  useEffect(() => {
    const { style } = document.documentElement;
    if (isShown) style.setProperty(heightName, '52px');
    return () => void style.removeProperty(heightName);
  }, [isShown]);
}

function Sign({ state, percent }: Pick<BackgroundTask, 'state' | 'percent'>) {
  if (state === 'done') return <Icon name="check-circle" className={styles['done']} />;
  if (state === 'partly' || state === 'failed') return <Icon name="warning" className={styles[state]} />;
  return <ProgressRing value={Math.max(percent ?? 0, 4)} />;
}

function Ways({ task }: { readonly task: BackgroundTask }) {
  const { href, percent, onCancel, onSeen } = task;
  const hasEnded = percent === null;
  return (
    <div className={styles['ways']}>
      <ButtonLink to={href} variant="secondary" size="row">
        {hasEnded ? texts.open : texts.show}
      </ButtonLink>
      {!hasEnded && onCancel !== undefined && (
        <Button variant="quiet" size="row" onClick={onCancel}>
          {texts.cancel}
        </Button>
      )}
      {hasEnded && onSeen !== undefined && <IconButton icon="close" label={texts.close} onClick={onSeen} />}
    </div>
  );
}

function Progress({ task }: { readonly task: BackgroundTask }) {
  const { percent, timeLeft, state } = task;
  if (percent === null) return null;
  return (
    <>
      <span className={styles['time']}>{timeLeft}</span>
      <span className={styles['percent']}>{texts.percent(percent)}</span>
      <div className={styles['line']}>
        <ProgressBar
          value={percent}
          label={texts.barLabel}
          thickness={4}
          tone={state === 'paused' ? 'muted' : 'accent'}
        />
      </div>
    </>
  );
}

/** One line under the top bar, on every page: what goes on while one does something else. */
export function BackgroundBar({ http, session, background }: UnclaimedParts) {
  const tasks = useStore(background.store, (bySource) => bySource);
  useEffect(() => watchUnclaimed({ http, session, background }), [http, session, background]);
  const all = Object.values(tasks).flat();
  const [task] = all;
  useRoom(task !== undefined);
  if (task === undefined) return null;
  const others = all.length - 1;
  return (
    <section className={styles['bar']} aria-label={texts.label} data-state={task.state}>
      <Sign state={task.state} percent={task.percent} />
      <p className={styles['title']} role={task.percent === null ? 'status' : undefined}>
        {task.title}
      </p>
      {others > 0 && <span className={styles['others']}>{texts.others(others)}</span>}
      <span className={styles['step']}>{task.step}</span>
      <Progress task={task} />
      <Ways task={task} />
    </section>
  );
}
