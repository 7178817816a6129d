import type { ReactNode } from 'react';
import styles from './form-page.module.css';
import { LatestPartOf } from './latest-part.tsx';

/** A page with a form before the login. It starts from one fixed top, with or without errors. */
export function FormPage({ children }: { readonly children: ReactNode }) {
  return (
    <LatestPartOf>
      <div className={styles['page']}>{children}</div>
    </LatestPartOf>
  );
}
