import { reviewMessages } from '@app/shared/messages';
import { ToolButton } from '../../shared/tool-button.tsx';
import styles from './page-turner.module.css';

const { viewer: texts } = reviewMessages;

export interface PageTurnerProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Which page one looks at, and the way to the one before and the next. */
export function PageTurner({ page, pages, onPage }: PageTurnerProps) {
  return (
    <span className={styles['pages']}>
      <ToolButton outline="back" label={texts.previousPage} disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <span className={styles['page']}>{texts.page(page, pages)}</span>
      <ToolButton outline="next" label={texts.nextPage} disabled={page >= pages} onClick={() => onPage(page + 1)} />
    </span>
  );
}
