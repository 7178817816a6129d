import { dashboardMessages } from '@app/shared/messages';
import {
  Button,
  Icon,
  IconButton,
  lockOutline,
  Outline,
  pauseOutline,
  ProgressBar,
  ProgressRing,
  queuedOutline,
  VisuallyHidden,
} from '@app/shared/ui';
import { memo } from 'react';
import type { DrawFirstPage } from './first-page.api.ts';
import { FirstPage } from './first-page.tsx';
import { canRetry, isUnusable, type UploadItem } from './upload-item.ts';
import styles from './upload-row.module.css';

const texts = dashboardMessages.uploads;

/** Why nothing moves, although there is something to send. */
export type Waiting = 'offline' | 'login' | null;

export interface UploadRowProps {
  readonly item: UploadItem;
  readonly waiting: Waiting;
  readonly onRetry: (id: string) => void;
  readonly onRemove: (id: string) => void;
  readonly onKeep: (id: string) => void;
  readonly drawFirstPage: DrawFirstPage;
  /** Gives the remove button away, for the focus to go to. */
  readonly keepButton: (id: string, button: HTMLButtonElement | null) => void;
}

type RowState = 'idle' | 'uploading' | 'paused' | 'done' | 'unusable' | 'failed';

function stateOf(item: UploadItem, waiting: Waiting): RowState {
  if (item.status === 'uploading' && waiting !== null) return 'paused';
  return isUnusable(item) ? 'unusable' : item.status;
}

function StateIcon({ item, state }: { readonly item: UploadItem; readonly state: RowState }) {
  switch (state) {
    case 'uploading':
      return <ProgressRing value={Math.max(item.progress, 2)} />;
    case 'paused':
      return <Outline path={pauseOutline} />;
    case 'unusable':
      return item.looked.fault?.kind === 'encrypted' ? <Outline path={lockOutline} /> : <Icon name="warning" />;
    case 'failed':
      return <Icon name="warning" />;
    case 'done':
      return <Icon name="check-circle" />;
    case 'idle':
      return <Outline path={queuedOutline} isDashed />;
  }
}

const tones = {
  idle: 'accent',
  uploading: 'accent',
  paused: 'muted',
  done: 'success',
  unusable: 'warning',
  failed: 'error',
} as const;

function messageOf({ message, progress }: UploadItem, state: RowState, waiting: Waiting): string {
  if (state === 'idle') return waiting === 'login' ? texts.waitsForLogin : texts.queued;
  return state === 'paused' ? texts.pausedAt(progress) : message;
}

/** The words below: what is wrong, and what to do. */
function Hint({ item }: { readonly item: UploadItem }) {
  const { hint, looked, isKept, status } = item;
  if (hint !== '') return <p className={styles['hint']}>{hint}</p>;
  if (status !== 'done') return null;
  if (looked.fault !== null) return <p className={styles['caution']}>{looked.fault.message}</p>;
  if (looked.sameContentAs === null || isKept) return null;
  return <p className={styles['caution']}>{texts.sameContent(looked.sameContentAs)}</p>;
}

function CopyActs({ item, onRemove, onKeep }: Pick<UploadRowProps, 'item' | 'onRemove' | 'onKeep'>) {
  const { id, file, looked, isKept, status } = item;
  // A file that cannot be used is no copy to keep or remove: what is wrong with it comes first.
  if (status !== 'done' || looked.fault !== null || looked.sameContentAs === null || isKept) return null;
  return (
    <div className={styles['copyActs']}>
      <Button variant="secondary" size="row" onClick={() => onRemove(id)}>
        {texts.removeCopy}
        <VisuallyHidden> {file.name}</VisuallyHidden>
      </Button>
      <Button variant="quiet" size="row" onClick={() => onKeep(id)}>
        {texts.keepBoth}
      </Button>
    </div>
  );
}

/** One file of the list. Renders again only when its own item changes, so two hundred of them stay cheap. */
export const UploadRow = memo(function UploadRow(props: UploadRowProps) {
  const { item, waiting, onRetry, onRemove, onKeep, drawFirstPage, keepButton } = props;
  const { id, file, status, progress } = item;
  const state = stateOf(item, waiting);
  return (
    <li className={styles['row']} data-status={state} data-retry={canRetry(item) || undefined}>
      <span className={styles['icon']}>
        <StateIcon item={item} state={state} />
      </span>
      <FirstPage item={item} isConnected={waiting === null} draw={drawFirstPage} />
      <bdi className={styles['name']} title={file.name}>
        {file.name}
      </bdi>
      <span className={styles['size']}>
        {status === 'done' && item.looked.pages !== null && <span>{texts.pages(item.looked.pages)} · </span>}
        <span>{dashboardMessages.kilobytes(file.size)}</span>
      </span>
      <span className={styles['message']}>{messageOf(item, state, waiting)}</span>
      <span className={styles['dot']} aria-hidden="true" />
      {/* Where nothing was sent there is nothing to measure. */}
      {(progress > 0 || status === 'uploading') && (
        <div className={styles['bar']}>
          <ProgressBar value={progress} label={texts.progressOf(file.name)} tone={tones[state]} thickness={4} />
        </div>
      )}
      {canRetry(item) && (
        <div className={styles['retry']}>
          <Button variant="secondary" size="row" icon="refresh" onClick={() => onRetry(id)}>
            {texts.tryAgain}
            <VisuallyHidden> {file.name}</VisuallyHidden>
          </Button>
        </div>
      )}
      <Hint item={item} />
      <CopyActs item={item} onRemove={onRemove} onKeep={onKeep} />
      <IconButton
        ref={(button) => keepButton(id, button)}
        icon="close"
        label={texts.remove(file.name)}
        className={styles['remove']}
        onClick={() => onRemove(id)}
      />
    </li>
  );
});
