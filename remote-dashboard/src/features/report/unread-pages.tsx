import type { AnalysisSummary } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';
import { Icon } from '@app/shared/ui';
import type { ReactNode } from 'react';
import styles from './unread-pages.module.css';

const texts = dashboardMessages.report;

interface UnreadProps {
  readonly documents: AnalysisSummary['documents'];
}

function Unread({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <p className={styles['unread']}>
      <Icon name="warning" size={16} className={styles['icon']} />
      <span>
        <strong>{title}</strong> {children}
      </span>
    </p>
  );
}

/** Names every file that was left out of the comparison, and why. */
export function UnreadFiles({ documents }: UnreadProps) {
  const files = documents.filter(({ unreadable }) => unreadable !== undefined);
  if (files.length === 0) return null;
  return (
    <Unread title={texts.unreadFiles(files.length)}>
      {files.map(({ name, unreadable = '' }) => texts.unreadFile(name, unreadable)).join(' ')}
    </Unread>
  );
}

/** Names every page that was not checked, so that nobody takes silence for agreement. */
export function UnreadPages({ documents }: UnreadProps) {
  const places = documents.filter(({ unreadPages }) => unreadPages.length > 0);
  const count = places.reduce((sum, { unreadPages }) => sum + unreadPages.length, 0);
  if (count === 0) return null;
  return (
    <Unread title={texts.unread(count)}>
      {places.map(({ name, unreadPages }) => texts.unreadPlace(name, unreadPages)).join('; ')}.{' '}
      {count === 1 ? texts.unreadAdviceOne : texts.unreadAdvice}
    </Unread>
  );
}
