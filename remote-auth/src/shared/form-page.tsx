import type { ReactNode } from 'react';
import styles from './form-page.module.css';

/** A page with a form before the login. It starts from one fixed top, with or without errors. */
export function FormPage({ children }: { readonly children: ReactNode }) {
  return <div className={styles['page']}>{children}</div>;
}
