import { Icon } from '@app/shared/ui';
import type { ReactNode } from 'react';
import styles from './form-alert.module.css';

export interface FormAlertProps {
  /** True for a fault that is there when the page opens. One that follows a press is spoken by its toast. */
  readonly spoken?: boolean;
  readonly children: ReactNode;
}

/** Says beside the form what stays wrong after its toast has gone. */
export function FormAlert({ spoken = false, children }: FormAlertProps) {
  return (
    <div className={styles['alert']} role={spoken ? 'alert' : undefined}>
      <Icon name="alert" className={styles['icon']} />
      <div className={styles['words']}>{children}</div>
    </div>
  );
}
