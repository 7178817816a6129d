import { useEffect, type Ref } from 'react';
import { shellMessages } from '../../messages/shell.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './page-title.module.css';

export interface PageTitleProps {
  /** The words of the heading, and of the browser tab before the product name. */
  readonly children: string;
  /** 28 px on the public pages, 24 px elsewhere. */
  readonly size?: 'public' | 'page';
  /** For a page whose heading takes the focus when its state changes. */
  readonly ref?: Ref<HTMLHeadingElement>;
}

/** The one h1 of a page. It names the tab, and takes the focus from the host after a change of page. */
export function PageTitle({ children, size = 'page', ref }: PageTitleProps) {
  useEffect(() => {
    document.title = `${children} – ${shellMessages.productName}`;
  }, [children]);
  return (
    <h1 ref={ref} className={joinClasses(styles['title'], styles[size])} tabIndex={-1}>
      {children}
    </h1>
  );
}
