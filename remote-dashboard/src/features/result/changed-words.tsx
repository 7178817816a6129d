import type { Change } from '@app/shared/contracts';
import { VisuallyHidden } from '@app/shared/ui';
import { dashboardMessages } from '@app/shared/messages';
import styles from './changed-words.module.css';

const texts = dashboardMessages.report;

/** One change in its sentence: what was struck, and what was put in its place. */
export function ChangedWords({ change: { a, b } }: { readonly change: Change }) {
  const around = b ?? a;
  return (
    <p className={styles['words']}>
      {around?.before !== undefined && `${around.before} `}
      {a !== null && a.quote !== '' && (
        <del className={styles['struck']}>
          <VisuallyHidden>{texts.struck} </VisuallyHidden>
          {a.quote}
        </del>
      )}{' '}
      {b !== null && b.quote !== '' && (
        <ins className={styles['inserted']}>
          <VisuallyHidden>{texts.inserted} </VisuallyHidden>
          {b.quote}
        </ins>
      )}
      {around?.after !== undefined && ` ${around.after}`}
    </p>
  );
}
