import { dashboardMessages } from '@app/shared/messages';
import { Button, Icon, IconButton, ProgressBar, ProgressRing, VisuallyHidden } from '@app/shared/ui';
import { memo } from 'react';
import { canRetry, type UploadItem, type UploadStatus } from './upload-item.ts';
import styles from './upload-row.module.css';

const texts = dashboardMessages.uploads;

export interface UploadRowProps {
  readonly item: UploadItem;
  readonly onRetry: (id: string) => void;
  readonly onRemove: (id: string) => void;
  /** Gives the remove button away, for the focus to go to. */
  readonly keepButton: (id: string, button: HTMLButtonElement | null) => void;
}

function StateIcon({ status, progress }: { readonly status: UploadStatus; readonly progress: number }) {
  if (status === 'uploading') return <ProgressRing value={Math.max(progress, 2)} />;
  if (status === 'failed') return <Icon name="warning" />;
  return <Icon name={status === 'done' ? 'check-circle' : 'queued'} />;
}

const tones = { idle: 'accent', uploading: 'accent', done: 'success', failed: 'error' } as const;

/** One file of the list. Renders again only when its own item changes, so two hundred of them stay cheap. */
export const UploadRow = memo(function UploadRow({ item, onRetry, onRemove, keepButton }: UploadRowProps) {
  const { id, file, status, progress, message, hint } = item;
  return (
    <li className={styles['row']} data-status={status} data-retry={canRetry(item) || undefined}>
      <span className={styles['icon']}>
        <StateIcon status={status} progress={progress} />
      </span>
      <bdi className={styles['name']} title={file.name}>
        {file.name}
      </bdi>
      <span className={styles['size']}>{dashboardMessages.kilobytes(file.size)}</span>
      <span className={styles['message']}>{status === 'idle' ? texts.queued : message}</span>
      <span className={styles['dot']} aria-hidden="true" />
      <div className={styles['bar']}>
        <ProgressBar value={progress} label={texts.progressOf(file.name)} tone={tones[status]} thickness={4} />
      </div>
      {canRetry(item) && (
        <div className={styles['retry']}>
          <Button variant="secondary" size="row" icon="refresh" onClick={() => onRetry(id)}>
            {texts.tryAgain}
            <VisuallyHidden> {file.name}</VisuallyHidden>
          </Button>
        </div>
      )}
      {hint !== '' && <p className={styles['hint']}>{hint}</p>}
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
