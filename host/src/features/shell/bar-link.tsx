import { Link } from '@app/shared/router';
import { Outline } from '@app/shared/ui';
import type { ReactNode } from 'react';
import styles from './bar-link.module.css';

export interface BarLinkProps {
  readonly to: string;
  /** The name for readers, and what a pointer that rests on it is told. */
  readonly label: string;
  readonly title: string;
  /** The path of an icon. */
  readonly outline?: string;
  /** Whether this is the page one is on. */
  readonly isCurrent: boolean;
  /** Words that a phone has no room for beside an icon. */
  readonly children?: ReactNode;
}

/** A link in the dark bar, as large as a finger. */
export function BarLink({ to, label, title, outline, isCurrent, children }: BarLinkProps) {
  return (
    <Link
      to={to}
      className={styles['link'] ?? ''}
      aria-label={label}
      title={title}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {outline !== undefined && <Outline path={outline} />}
      {children !== undefined && <span className={styles[outline === undefined ? 'words' : 'beside']}>{children}</span>}
    </Link>
  );
}
