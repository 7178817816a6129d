import { reviewMessages } from '@app/shared/messages';
import { Button, Icon } from '@app/shared/ui';
import { useEffect } from 'react';
import styles from './page-failed.module.css';

const { viewer: texts } = reviewMessages;

export interface PageFailedProps {
  readonly page: number;
  readonly name: string;
  /** What the program read there: the words are known even where the page is not shown. */
  readonly quotes: readonly string[];
  readonly onRetry: () => void;
}

/** Stands in place of a page that cannot be shown. When the connection is back, it tries again by itself. */
export function PageFailed({ page, name, quotes, onRetry }: PageFailedProps) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div className={styles['box']} role="status">
      <Icon name="warning" size={24} className={styles['icon']} />
      <p className={styles['title']}>{texts.failedTitle(page, name)}</p>
      {quotes.map((quote) => (
        <p key={quote}>{texts.wasRead(quote)}</p>
      ))}
      <Button variant="secondary" size="row" icon="refresh" onClick={onRetry}>
        {reviewMessages.viewer.retry}
      </Button>
    </div>
  );
}
