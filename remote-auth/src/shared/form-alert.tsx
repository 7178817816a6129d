import { Icon } from '@app/shared/ui';
import type { ReactNode } from 'react';
import styles from './form-alert.module.css';

export interface FormAlertProps {
  /** What to do about it, where the sentence itself does not say. */
  readonly next?: string | undefined;
  readonly children: ReactNode;
}

/** Says beside the form what is wrong. The one place that says it: no toast repeats it. */
export function FormAlert({ next, children }: FormAlertProps) {
  return (
    <div className={styles['alert']} role="alert">
      <Icon name="alert" className={styles['icon']} />
      <div className={styles['words']}>
        {children}
        {next !== undefined && <p className={styles['next']}>{next}</p>}
      </div>
    </div>
  );
}
