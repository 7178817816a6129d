import { dashboardMessages } from '@app/shared/messages';
import { Button, Card, Icon, PagePair } from '@app/shared/ui';
import { CopyReference } from './copy-reference.tsx';
import { FileBox, type NamedFile } from './file-box.tsx';
import styles from './stopped-card.module.css';

const texts = dashboardMessages.report;

export interface StoppedCardProps {
  /** `Failed: ` and what the server or the page says, or null when only the page was loaded again. */
  readonly failure: string | null;
  /** The server looked at the files and said no: then they may well be at fault. */
  readonly isVerdict: boolean;
  readonly files: readonly NamedFile[];
  readonly reference: string | null;
  readonly onChooseAgain: () => void;
  readonly onDismiss: () => void;
  readonly onCopied: () => void;
  readonly onCopyFailed: () => void;
}

/** A comparison that came to nothing: why, which files it was about, and the way to begin again. */
export function StoppedCard(props: StoppedCardProps) {
  const { failure, isVerdict, files, reference, onChooseAgain, onDismiss, onCopied, onCopyFailed } = props;
  return (
    <Card>
      <header className={styles['head']}>
        <div>
          {failure !== null && (
            <p className={styles['kind']}>
              <Icon name="alert" size={16} />
              {texts.stopped}
            </p>
          )}
          <h2 className={styles['title']} tabIndex={-1}>
            {failure === null ? texts.lostTitle : texts.noReport}
          </h2>
          <p className={styles['reason']}>
            {failure === null
              ? texts.lostHint
              : `${failure} ${isVerdict ? texts.chooseAgainHint : texts.filesNotAtFault}`}
          </p>
        </div>
        <span className={styles['pair']}>
          <PagePair state={failure === null ? 'missing' : 'failed'} height={82} />
        </span>
      </header>
      <FileBox title={texts.toChooseAgain(files.length)} files={files} />
      <div className={styles['actions']}>
        <Button onClick={onChooseAgain}>{texts.chooseSame}</Button>
        <Button variant="quiet" onClick={onDismiss}>
          {texts.dismiss}
        </Button>
        {reference !== null && <CopyReference reference={reference} onCopied={onCopied} onFailed={onCopyFailed} />}
      </div>
    </Card>
  );
}
