import type { ReactNode } from 'react';
import styles from './shell-layout.module.css';
import { TopBar, type TopBarProps } from './top-bar.tsx';

export interface ShellLayoutProps extends TopBarProps {
  readonly children: ReactNode;
}

/** The frame of the pages after log-in: the top bar, and the page below it. */
export function ShellLayout({ session, children }: ShellLayoutProps) {
  return (
    <>
      <TopBar session={session} />
      <main id="main" className={styles['main']} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
