import { dashboardMessages } from '@app/shared/messages';
import { useState } from 'react';
import styles from './replaced-toast.module.css';

const texts = dashboardMessages.uploads;

export interface ReplacedToastProps {
  /** How many files were in the list. */
  readonly count: number;
  readonly onUndo: () => void;
}

/** Says that new files took the place of others, and takes it back as long as it is seen. */
export function ReplacedToast({ count, onUndo }: ReplacedToastProps) {
  const [isUndone, setIsUndone] = useState(false);
  if (isUndone) return texts.undone;
  return (
    <>
      {texts.replaced(count)}{' '}
      <button
        type="button"
        className={styles['undo']}
        onClick={() => {
          setIsUndone(true);
          onUndo();
        }}
      >
        {texts.undo}
      </button>
    </>
  );
}
