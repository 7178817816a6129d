import { shellMessages } from '@app/shared/messages';
import styles from './skip-link.module.css';

/** The first stop of the Tab key: past the bar to the page itself. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className={styles['link']}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {shellMessages.skipToContent}
    </a>
  );
}
