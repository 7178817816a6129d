import { dashboardMessages } from '@app/shared/messages';
import { Icon, Outline, pauseOutline, queuedOutline, Spinner } from '@app/shared/ui';
import { useEffect, useRef } from 'react';
import type { OverlayRow } from './overlay-rows.ts';
import styles from './overlay-steps.module.css';

/** More rows than this scroll by themselves, so that the messages below stay in sight. */
const rowsInSight = 8;

const icons = { done: 'check-circle', failed: 'warning' } as const;

function StateIcon({ state, isPaused }: { readonly state: OverlayRow['state']; readonly isPaused: boolean }) {
  if (state === 'waiting') return <Outline path={queuedOutline} isDashed />;
  if (state !== 'active') return <Icon name={icons[state]} />;
  return isPaused ? <Outline path={pauseOutline} /> : <Spinner />;
}

function Row({ row, isPaused }: { readonly row: OverlayRow; readonly isPaused: boolean }) {
  return (
    <li className={styles['row']} data-state={row.state}>
      <span className={styles['icon']}>
        <StateIcon state={row.state} isPaused={isPaused} />
      </span>
      <span className={styles['name']}>
        {row.isFileName ? <bdi>{row.title}</bdi> : row.title}
        {row.pages !== '' && <span className={styles['pages']}>{row.pages}</span>}
      </span>
      <span className={styles['step']}>{row.detail}</span>
    </li>
  );
}

/** Brings the row that is at work into the middle, unless somebody is looking around in the list. */
function followWork(list: HTMLElement): void {
  const row = list.querySelector<HTMLElement>('[data-state="active"]');
  if (row === null || list.matches(':hover, :focus')) return;
  list.scrollTop = row.offsetTop - (list.clientHeight - row.offsetHeight) / 2;
}

/** Every file and every later step, with how far it is. */
export function OverlaySteps({
  rows,
  isPaused = false,
}: {
  readonly rows: readonly OverlayRow[];
  readonly isPaused?: boolean;
}) {
  const list = useRef<HTMLUListElement>(null);
  const isLong = rows.length > rowsInSight;
  const active = rows.find(({ state }) => state === 'active')?.key;
  useEffect(() => {
    if (isLong && list.current !== null) followWork(list.current);
  }, [isLong, active]);
  return (
    <ul
      ref={list}
      className={styles['rows']}
      data-long={isLong || undefined}
      aria-label={dashboardMessages.analysis.steps}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
      tabIndex={isLong ? 0 : undefined}
    >
      {rows.map((row) => (
        <Row key={row.key} row={row} isPaused={isPaused} />
      ))}
    </ul>
  );
}
