import type { Comparison } from '@app/shared/contracts';
import { comparisonsMessages, dashboardMessages } from '@app/shared/messages';
import { Button, Card, DangerButton, Icon, PagePair, PageTitle } from '@app/shared/ui';
import type { Ref } from 'react';
import { FileBox } from './file-box.tsx';
import styles from './stopped-card.module.css';

const texts = dashboardMessages.report;

export interface EndedCardProps {
  readonly comparison: Comparison;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly onRunAgain: () => void;
  readonly onNew: () => void;
  readonly onDelete: () => void;
}

/** A comparison of the list that failed or was cancelled: why, of which files, and the way to run it again. */
export function EndedCard({ comparison, titleRef, onRunAgain, onNew, onDelete }: EndedCardProps) {
  const { name, status, reason, documents } = comparison;
  const isCancelled = status === 'cancelled';
  return (
    <Card>
      <header className={styles['head']}>
        <div>
          <p className={isCancelled ? styles['reason'] : styles['kind']}>
            {!isCancelled && <Icon name="alert" size={16} />}
            {isCancelled ? name : texts.stoppedNamed(name)}
          </p>
          <PageTitle ref={titleRef}>{isCancelled ? comparisonsMessages.wasCancelled : texts.noReport}</PageTitle>
          <p className={styles['reason']}>{isCancelled ? texts.cancelledHint : (reason ?? texts.stoppedHint)}</p>
        </div>
        <span className={styles['pair']}>
          <PagePair state={isCancelled ? 'missing' : 'failed'} height={82} />
        </span>
      </header>
      <FileBox title={texts.resumeFiles(documents.length)} files={documents} />
      <div className={styles['actions']}>
        <Button icon="refresh" onClick={onRunAgain}>
          {comparisonsMessages.runAgain}
        </Button>
        <Button variant="secondary" onClick={onNew}>
          {texts.startNew}
        </Button>
        <DangerButton look="quiet" onClick={onDelete}>
          {texts.deleteNow}
        </DangerButton>
      </div>
    </Card>
  );
}
