import type { ReactNode } from 'react';
import styles from './shell-layout.module.css';
import { TopBar, type TopBarProps } from './top-bar.tsx';

export interface ShellLayoutProps extends TopBarProps {
  /** Stands between the top bar and the page. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the pages after log-in: the top bar, and the page below it. */
export function ShellLayout({ session, bar, children }: ShellLayoutProps) {
  return (
    <>
      <TopBar session={session} />
      {bar}
      <main id="main" className={styles['main']} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
