import { reviewMessages } from '@app/shared/messages';
import { Outline } from '@app/shared/ui';
import { useEffect, useRef } from 'react';
import { outlines } from '../../shared/outlines.ts';
import { ToolButton } from '../../shared/tool-button.tsx';
import styles from './find-bar.module.css';
import type { FindResult } from './use-find.ts';

const { viewer: texts } = reviewMessages;

export interface FindBarProps {
  readonly words: string;
  readonly result: FindResult;
  /** Which place one is at, from 0. */
  readonly at: number;
  readonly onWords: (words: string) => void;
  readonly onStep: (step: 1 | -1) => void;
  readonly onClose: () => void;
}

/** Looks for words in the pages. Enter goes to the next place, Shift and Enter to the one before, Esc ends it. */
export function FindBar({ words, result: { places, isSearching }, at, onWords, onStep, onClose }: FindBarProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    field.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const isEmpty = words.trim() === '';
  return (
    <div role="search" className={styles['bar']}>
      <Outline path={outlines.search} />
      <input
        ref={field}
        className={styles['field']}
        aria-label={texts.findField}
        placeholder={texts.find}
        value={words}
        onChange={({ target }) => onWords(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.preventDefault();
            onClose();
          }
          if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
        }}
      />
      <span className={styles['count']} role="status">
        {!isEmpty && (isSearching && places.length === 0 ? texts.searching : texts.hits(at + 1, places.length))}
      </span>
      <ToolButton outline="up" label={texts.previousHit} disabled={places.length === 0} onClick={() => onStep(-1)} />
      <ToolButton outline="down" label={texts.nextHit} disabled={places.length === 0} onClick={() => onStep(1)} />
      <button type="button" className={styles['close']} onClick={onClose}>
        {texts.closeFind}
      </button>
    </div>
  );
}
