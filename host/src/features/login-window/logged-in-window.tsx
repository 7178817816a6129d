import { loginWindowMessages } from '@app/shared/messages';
import { Button, PageTitle, PublicLayout } from '@app/shared/ui';
import { useEffect } from 'react';
import styles from './logged-in-window.module.css';
import type { SmallWindow } from './small-window.ts';

export interface LoggedInWindowProps {
  readonly smallWindow: SmallWindow;
  /** Loads a page into this window. */
  readonly goTo?: (path: string) => void;
}

const load = (path: string) => window.location.assign(path);

/** The last page of the small window. It is only seen where the browser does not let it close itself. */
export function LoggedInWindow({ smallWindow, goTo = load }: LoggedInWindowProps) {
  useEffect(() => smallWindow.finish(), [smallWindow]);
  return (
    <PublicLayout>
      <div className={styles['words']}>
        <PageTitle size="public">{loginWindowMessages.title}</PageTitle>
        <p className={styles['text']}>{loginWindowMessages.text}</p>
      </div>
      <Button variant="secondary" fullWidth onClick={() => goTo('/dashboard')}>
        {loginWindowMessages.goToDashboard}
      </Button>
    </PublicLayout>
  );
}
