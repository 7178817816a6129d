import { Outline } from '@app/shared/ui';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './banner.module.css';

export interface BannerProps {
  /** An outline, as `Outline` draws it. */
  readonly path: string;
  readonly title: string;
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly actions?: ReactNode;
  readonly isCard?: boolean;
}

/** Something to know before going on: amber, with what to do. Whoever shows it while the page is open has it said, too. */
export function Banner({ path, title, children, actions, isCard = false }: BannerProps) {
  return (
    <div className={classes(styles['banner'], isCard && styles['card'])} role="group" aria-label={title}>
      <Outline path={path} />
      <div>
        <p className={styles['title']}>{title}</p>
        <p>{children}</p>
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
    </div>
  );
}
