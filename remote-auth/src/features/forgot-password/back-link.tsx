import { Link } from '@app/shared/router';
import styles from './back-link.module.css';

/** The way back, above the heading. */
export function BackLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link to={to} className={styles['link'] ?? ''}>
      <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M13 8H3.5M7 4.25 3.25 8 7 11.75" strokeWidth="1.25" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      {children}
    </Link>
  );
}
