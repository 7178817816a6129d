import type { ReactNode } from 'react';
import styles from './divider.module.css';

/** Words between two hairlines. */
export function Divider({ children }: { readonly children: ReactNode }) {
  return <p className={styles['divider']}>{children}</p>;
}
