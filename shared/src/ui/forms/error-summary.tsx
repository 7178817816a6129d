import { useId } from 'react';
import { uiMessages } from '../../messages/ui.ts';
import { Icon } from '../marks/icon.tsx';
import styles from './error-summary.module.css';

export interface ErrorSummaryProps {
  /** The fields in error, in the order of the form. */
  readonly fields: readonly { readonly id: string; readonly label: string }[];
}

/** Stands above a form with two or more wrong fields; each link leads to its field. Shows nothing for fewer. */
export function ErrorSummary({ fields }: ErrorSummaryProps) {
  const titleId = useId();
  if (fields.length < 2) return null;
  return (
    <div className={styles['summary']} role="group" aria-labelledby={titleId}>
      <Icon name="alert" className={styles['icon']} />
      <div>
        <p id={titleId} className={styles['title']}>
          {uiMessages.fieldsToCorrect(fields.length)}
        </p>
        <ul className={styles['fields']}>
          {fields.map((field) => (
            <li key={field.id}>
              <a
                href={`#${field.id}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(field.id)?.focus();
                }}
              >
                {field.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
