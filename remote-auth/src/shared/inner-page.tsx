import { Link } from '@app/shared/router';
import { backOutline, Outline, PageTitle } from '@app/shared/ui';
import type { ReactNode } from 'react';
import styles from './inner-page.module.css';

export interface InnerPageProps {
  readonly title: string;
  readonly back: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
}

/** The frame of the pages below the top bar: the way back, the heading, the page. */
export function InnerPage({ title, back, children }: InnerPageProps) {
  return (
    <div className={styles['page']}>
      <Link to={back.to} className={styles['back'] ?? ''}>
        <Outline path={backOutline} size={16} />
        {back.label}
      </Link>
      <PageTitle>{title}</PageTitle>
      {children}
    </div>
  );
}
