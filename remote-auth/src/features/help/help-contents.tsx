import { helpMessages, type HelpSection } from '@app/shared/messages';
import styles from './help-contents.module.css';
import { useReadSection } from './use-read-section.ts';

/** The list of what stands on the page. A phone has no room for it beside the text. */
export function HelpContents({ sections }: { readonly sections: readonly Pick<HelpSection, 'id' | 'title'>[] }) {
  const current = useReadSection(sections.map(({ id }) => id));
  return (
    <nav className={styles['contents']} aria-label={helpMessages.contents}>
      {sections.map(({ id, title }) => (
        <a
          key={id}
          href={`#${id}`}
          className={styles['link']}
          aria-current={id === current ? 'location' : undefined}
          onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
