import { dashboardMessages } from '@app/shared/messages';
import { Button, Card, PagePair } from '@app/shared/ui';
import { FileBox, type NamedFile } from './file-box.tsx';
import styles from './stopped-card.module.css';

const texts = dashboardMessages.report;

export interface ResumeCardProps {
  readonly files: readonly NamedFile[];
  readonly onResume: () => void;
  readonly onDismiss: () => void;
}

/** The page was loaded again while the server was at work: offers to go on watching. */
export function ResumeCard({ files, onResume, onDismiss }: ResumeCardProps) {
  return (
    <Card>
      <header className={styles['head']}>
        <div>
          <h2 className={styles['title']} tabIndex={-1}>
            {texts.resumeTitle}
          </h2>
          <p className={styles['reason']}>{texts.resumeHint}</p>
        </div>
        <span className={styles['pair']}>
          <PagePair state="arriving" />
        </span>
      </header>
      <FileBox title={texts.resumeFiles(files.length)} files={files} />
      <div className={styles['actions']}>
        <Button onClick={onResume}>{texts.resume}</Button>
        <Button variant="quiet" onClick={onDismiss}>
          {texts.dismiss}
        </Button>
      </div>
    </Card>
  );
}
