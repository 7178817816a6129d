import { dashboardMessages } from '@app/shared/messages';
import { Button, Icon, IconButton } from '@app/shared/ui';
import { useEffect } from 'react';
import styles from './replaced-notice.module.css';
import type { ReplacedList } from './uploads-state.ts';

const texts = dashboardMessages.uploads;

export interface ReplacedNoticeProps {
  readonly replaced: ReplacedList;
  readonly onUndo: () => void;
  readonly onKeepBoth: () => void;
  readonly onClose: () => void;
  readonly announce: (text: string, isFinal: boolean) => void;
}

/** Says that new files took the place of others. It stays until it is answered, closed, or the comparison starts. */
export function ReplacedNotice({ replaced, onUndo, onKeepBoth, onClose, announce }: ReplacedNoticeProps) {
  const { items, isUndone } = replaced;
  const text = isUndone ? texts.undone(items.length) : texts.replaced(items.length);
  useEffect(() => announce(text, true), [announce, text]);
  return (
    <div className={styles['notice']} role="group" aria-label={text}>
      <Icon name="info" className={styles['icon']} />
      <p className={styles['text']}>{text}</p>
      <div className={styles['acts']}>
        <Button variant="secondary" size="row" onClick={onKeepBoth}>
          {texts.keepBoth}
        </Button>
        <Button variant="quiet" size="row" onClick={onUndo}>
          {isUndone ? texts.redo : texts.undo}
        </Button>
      </div>
      <IconButton icon="close" label={texts.closeReplaced} onClick={onClose} />
    </div>
  );
}
