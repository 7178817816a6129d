import { reviewMessages } from '@app/shared/messages';
import { Button } from '@app/shared/ui';
import { useEffect, useRef } from 'react';
import { KeyCap } from '../../shared/key-cap.tsx';
import { ToolButton } from '../../shared/tool-button.tsx';
import styles from './decision-bar.module.css';

const { decide: texts, list } = reviewMessages;

export interface SeveralBarProps {
  readonly count: number;
  readonly onAccept: () => void;
  readonly onDismiss: () => void;
  readonly onClear: () => void;
}

/** Esc leaves, unless something that is open takes it for itself. */
function useEscape(onLeave: () => void): void {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  }, [onLeave]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || document.querySelector('dialog[open]') !== null;
      if (event.key === 'Escape' && !isTaken) latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Decides all findings that are chosen together. */
export function SeveralBar({ count, onAccept, onDismiss, onClear }: SeveralBarProps) {
  useEscape(onClear);
  return (
    <>
      <p className={styles['question']}>{list.chosen(count)}</p>
      <ToolButton
        look="act"
        outline="accept"
        label={texts.accept}
        after={<KeyCap isHidden>A</KeyCap>}
        disabled={count === 0}
        onClick={onAccept}
      />
      <ToolButton
        look="act"
        outline="dismiss"
        label={texts.dismiss}
        after={<KeyCap isHidden>D</KeyCap>}
        disabled={count === 0}
        onClick={onDismiss}
      />
      <Button variant="quiet" size="row" onClick={onClear}>
        {list.clear}
      </Button>
    </>
  );
}
