import { reviewMessages } from '@app/shared/messages';
import styles from './skip-links.module.css';

const { page: texts } = reviewMessages;

const links = [
  ['finding', texts.skipToFinding],
  ['decision', texts.skipToDecision],
] as const;

/** Past the list, which may be long. */
export function SkipLinks() {
  return (
    <p className={styles['links']}>
      {links.map(([id, words]) => (
        <a
          key={id}
          href={`#${id}`}
          className={styles['link']}
          onClick={(event) => {
            event.preventDefault();
            document.getElementById(id)?.focus();
          }}
        >
          {words}
        </a>
      ))}
    </p>
  );
}
