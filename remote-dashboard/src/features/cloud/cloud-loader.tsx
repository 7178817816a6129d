import { dashboardMessages } from '@app/shared/messages';
import { Button, keepScrollbarRoom, ProgressBar } from '@app/shared/ui';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import styles from './cloud-loader.module.css';

const texts = dashboardMessages.cloud;

export interface CloudLoaderProps {
  readonly providerLabel: string;
  readonly total: number;
  readonly done: number;
  readonly current: string;
  /** 0 to 1. */
  readonly share: number;
  readonly onCancel: () => void;
  readonly announce: (text: string, isFinal?: boolean) => void;
}

function CloudMark() {
  return (
    <svg className={styles['mark']} width="60" height="78" viewBox="0 0 60 78" fill="none" aria-hidden="true">
      <path
        className={styles['cloud']}
        d="M14.5 40.5a13.25 13.25 0 0 1-1.2-26.4 17.5 17.5 0 0 1 33.6 1.2 12.7 12.7 0 0 1-1.4 25.2Z"
      />
      <path className={styles['arrow']} d="M29.5 30v44M18 63.5 29.5 75 41 63.5" />
    </svg>
  );
}

/** Covers the whole page while files come down from a provider. */
export function CloudLoader({ providerLabel, total, done, current, share, onCancel, announce }: CloudLoaderProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    keepScrollbarRoom();
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  // What still waits to be said of it is not true once it is gone.
  useEffect(() => () => announce('', true), [announce]);
  useEffect(() => announce(`${texts.getting(total, providerLabel)}. ${texts.ofTotal(done, total)}.`));
  return (
    <dialog
      ref={dialog}
      className={styles['loader']}
      aria-labelledby={titleId}
      aria-busy
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <div className={styles['content']}>
        <CloudMark />
        <h2 id={titleId} className={styles['title']}>
          {texts.getting(total, providerLabel)}
        </h2>
        <p className={styles['hint']}>{texts.gettingHint}</p>
        <ProgressBar value={share * 100} label={texts.barLabel} />
        <p className={styles['detail']}>
          <bdi className={styles['name']}>{current}</bdi>
          <span>{texts.ofTotal(done, total)}</span>
        </p>
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </dialog>
  );
}
