import type { AnalysisSummary } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';
import { Icon } from '@app/shared/ui';
import { isAllRead } from './is-all-read.ts';
import styles from './agreement-facts.module.css';

const texts = dashboardMessages.report;

/** What stands behind "No discrepancies found": how much was read and how much of it agrees. */
export function AgreementFacts({ summary }: { readonly summary: AnalysisSummary }) {
  const ocrPages = summary.documents.reduce((sum, document) => sum + document.ocrPages, 0);
  const isRead = isAllRead(summary);
  const facts = [
    ...(isRead ? [{ title: texts.allRead(summary.comparedPages), detail: texts.ocrUsed(ocrPages) }] : []),
    { title: texts.agreements(summary.agreements), detail: texts.agreementsHint },
  ];
  return (
    <ul className={styles['facts']}>
      {facts.map(({ title, detail }) => (
        <li key={title} className={styles['fact']}>
          <Icon name={isRead ? 'check-circle' : 'info'} className={isRead ? styles['read'] : styles['partly']} />
          <div>
            <p className={styles['title']}>{title}</p>
            <p className={styles['detail']}>{detail}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
