import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { Icon, type IconName } from '../marks/icon.tsx';
import { ToastFoot } from '../surfaces/toast-foot.tsx';
import styles from './status-bar.module.css';

export interface StatusBarProps {
  readonly tone: 'neutral' | 'success';
  readonly title: string;
  /** A second, smaller line. */
  readonly detail?: ReactNode;
  /** What stands at the right: a button, or a short text. Below the words on a phone. */
  readonly action?: ReactNode;
  /** False where the words change too often to be read out each time: then the page speaks for them. */
  readonly isLive?: boolean;
}

const icons: Record<StatusBarProps['tone'], IconName> = { neutral: 'info', success: 'check-circle' };

/** The head of a card that says where things stand; its words are read out when they change. */
export function StatusBar({ tone, title, detail, action, isLive = true }: StatusBarProps) {
  return (
    <div className={joinClasses(styles['bar'], styles[tone])}>
      <Icon name={icons[tone]} className={styles['icon']} />
      <div className={styles['words']} role="status" aria-live={isLive ? 'polite' : 'off'}>
        <p className={styles['title']}>{title}</p>
        {detail !== undefined && <p className={styles['detail']}>{detail}</p>}
      </div>
      {action !== undefined && <ToastFoot className={styles['action']}>{action}</ToastFoot>}
    </div>
  );
}
