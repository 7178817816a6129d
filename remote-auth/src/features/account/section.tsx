import { useId, type ReactNode, type Ref } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  readonly title: string;
  readonly lead: string;
  /** For a section whose heading takes the focus when what had it is gone. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** One part of the account: what it is at the left, its controls at the right. */
export function Section({ title, lead, headingRef, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div>
        <h2 id={id} ref={headingRef} className={styles['title']} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles['lead']}>{lead}</p>
      </div>
      <div className={styles['controls']}>{children}</div>
    </section>
  );
}
