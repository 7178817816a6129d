import type { AgreementKind } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';
import { Card, Icon } from '@app/shared/ui';
import { useId, type ReactNode } from 'react';
import styles from './compared-card.module.css';
import { notComparedOf, unreadPagesIn, type ResultView } from './result-view.ts';

const texts = dashboardMessages.report;

export interface ComparedCardProps {
  readonly view: ResultView;
  /** By kind; absent where the result tells only how many agree. */
  readonly agreed: readonly AgreementKind[] | undefined;
}

interface PartProps {
  readonly icon: 'check-circle' | 'info';
  readonly what: string;
  readonly children: ReactNode;
}

function Part({ icon, what, children }: PartProps) {
  return (
    <li className={styles['part']} data-icon={icon}>
      <Icon name={icon} />
      <div>
        <p className={styles['what']}>{what}</p>
        {children !== '' && <p className={styles['which']}>{children}</p>}
      </div>
    </li>
  );
}

/** What stands behind a result that is not whole: what was found to agree in what could be read, and what was left out. */
export function ComparedCard({ view, agreed }: ComparedCardProps) {
  const titleId = useId();
  const kinds = (agreed ?? []).map(({ kind, count }) => ({ kind: texts.kindOfValue(kind), count }));
  return (
    <Card padding="none" className={styles['card']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {texts.whatWasCompared}
      </h2>
      <ul>
        <Part icon="check-circle" what={texts.agreements(view.agreements ?? 0)}>
          {texts.agreedKinds(kinds)}
        </Part>
        <Part icon="info" what={texts.leftOut}>
          {texts.leftOutWhat(notComparedOf(view).length, unreadPagesIn(view))}
        </Part>
      </ul>
    </Card>
  );
}
