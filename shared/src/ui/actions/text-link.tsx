import { Link } from '@app/shared/router';
import type { ReactNode } from 'react';
import styles from './text-link.module.css';

export interface TextLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link inside running text, in the size of its surroundings. */
export function TextLink({ to, children }: TextLinkProps) {
  return (
    <Link to={to} className={styles['link'] ?? ''}>
      {children}
    </Link>
  );
}
