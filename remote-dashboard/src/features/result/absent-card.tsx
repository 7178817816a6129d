import { dashboardMessages } from '@app/shared/messages';
import { Button, Card, PagePair, PageTitle } from '@app/shared/ui';
import styles from './absent-card.module.css';

const texts = dashboardMessages.report;

export interface AbsentCardProps {
  /** Gone for good, or not loaded this time. */
  readonly isGone: boolean;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

/** Stands where a comparison would, when there is none to show. */
export function AbsentCard({ isGone, onRetry, onLeave }: AbsentCardProps) {
  return (
    <Card className={styles['card']}>
      <PagePair state="missing" />
      <div className={styles['words']}>
        <PageTitle>{isGone ? texts.goneTitle : texts.notLoadedTitle}</PageTitle>
        <p className={styles['hint']}>{isGone ? texts.goneHint : texts.notLoadedHint}</p>
      </div>
      <div className={styles['actions']}>
        {!isGone && (
          <Button icon="refresh" onClick={onRetry}>
            {texts.tryAgain}
          </Button>
        )}
        <Button variant={isGone ? 'primary' : 'secondary'} onClick={onLeave}>
          {texts.backToComparisons}
        </Button>
      </div>
    </Card>
  );
}
