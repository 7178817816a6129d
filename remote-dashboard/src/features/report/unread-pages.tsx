import type { AnalysisSummary } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';
import { Icon } from '@app/shared/ui';
import styles from './unread-pages.module.css';

const texts = dashboardMessages.report;

/** Names every page that was not checked, so that nobody takes silence for agreement. */
export function UnreadPages({ documents }: { readonly documents: AnalysisSummary['documents'] }) {
  const places = documents.filter(({ unreadPages }) => unreadPages.length > 0);
  const count = places.reduce((sum, { unreadPages }) => sum + unreadPages.length, 0);
  if (count === 0) return null;
  return (
    <p className={styles['unread']}>
      <Icon name="warning" size={16} className={styles['icon']} />
      <span>
        <strong>{texts.unread(count)}</strong>{' '}
        {places.map(({ name, unreadPages }) => texts.unreadPlace(name, unreadPages)).join('; ')}.{' '}
        {count === 1 ? texts.unreadAdviceOne : texts.unreadAdvice}
      </span>
    </p>
  );
}
