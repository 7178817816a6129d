import type { ReactNode } from 'react';
import { Brand } from '../marks/brand.tsx';
import { LargePair } from '../marks/large-pair.tsx';
import styles from './public-layout.module.css';

export interface PublicLayoutProps {
  /** The page: a column of up to 376 px. */
  readonly children: ReactNode;
  /** A sentence at the foot of the column. */
  readonly footer?: ReactNode;
}

/** The frame of the pages before log-in: the page at the left, the large picture on the dark half at the right. */
export function PublicLayout({ children, footer }: PublicLayoutProps) {
  return (
    <div className={styles['layout']}>
      <div className={styles['half']}>
        <header className={styles['brand']}>
          <Brand />
        </header>
        <main id="main" className={styles['main']} tabIndex={-1}>
          <div className={styles['column']}>{children}</div>
        </main>
        <footer className={styles['footer']}>{footer}</footer>
      </div>
      <div className={styles['picture']}>
        <LargePair />
      </div>
    </div>
  );
}
