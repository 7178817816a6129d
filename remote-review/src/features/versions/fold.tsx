import { Outline } from '@app/shared/ui';
import { useId, useState, type ReactNode } from 'react';
import { outlines } from '../../shared/outlines.ts';
import styles from './fold.module.css';

export interface FoldProps {
  readonly words: string;
  /** Drawn only while it is open. */
  readonly children: () => ReactNode;
}

/** A row that opens what is folded away below it; the focus stays on the row. */
export function Fold({ words, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles['fold']}>
      <button
        type="button"
        className={styles['row']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Outline path={isOpen ? outlines.up : outlines.down} size={16} />
        {words}
      </button>
      {isOpen && (
        <div id={id} className={styles['opened']}>
          {children()}
        </div>
      )}
    </div>
  );
}
