import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { Icon, type IconName } from '../marks/icon.tsx';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly icon: IconName;
  readonly tone?: 'quiet' | 'warning' | 'error' | 'success';
  readonly id?: string;
  readonly children: ReactNode;
}

/** One small line of text behind an icon. */
export function Notice({ icon, tone = 'quiet', id, children }: NoticeProps) {
  return (
    <p id={id} className={joinClasses(styles['notice'], styles[tone])}>
      <Icon name={icon} size={16} className={styles['icon']} />
      <span>{children}</span>
    </p>
  );
}
