import { reviewMessages } from '@app/shared/messages';
import { ToolButton } from '../../shared/tool-button.tsx';
import { PageTurner, type PageTurnerProps } from './page-turner.tsx';
import styles from './pane-float.module.css';

const { viewer: texts } = reviewMessages;

export interface PaneFloatProps extends PageTurnerProps {
  readonly onZoomStep: (direction: 1 | -1) => void;
}

/** On a phone: which page one looks at, and how large it is, over the foot of the pages. */
export function PaneFloat({ page, pages, onPage, onZoomStep }: PaneFloatProps) {
  return (
    <div className={styles['float']}>
      {pages > 1 ? (
        <div className={styles['group']}>
          <PageTurner page={page} pages={pages} onPage={onPage} />
        </div>
      ) : (
        <span className={styles['only']}>{texts.page(page, pages)}</span>
      )}
      <div className={styles['group']}>
        <ToolButton outline="minus" label={texts.zoomOut} onClick={() => onZoomStep(-1)} />
        <ToolButton outline="plus" label={texts.zoomIn} onClick={() => onZoomStep(1)} />
      </div>
    </div>
  );
}
