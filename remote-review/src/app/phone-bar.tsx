import { reviewMessages } from '@app/shared/messages';
import type { ReactNode } from 'react';
import { ToolButton } from '../shared/tool-button.tsx';
import styles from './phone-bar.module.css';

const { decide, page } = reviewMessages;

export interface PhoneBarProps {
  /** What is shown: `Finding 2 of 14`. */
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onBack: () => void;
  readonly onStep: (step: 1 | -1) => void;
  readonly children: ReactNode;
}

/** On a phone: back to the list, and on to the next finding. */
export function PhoneBar({ name, isFirst, isLast, onBack, onStep, children }: PhoneBarProps) {
  return (
    <header className={styles['bar']}>
      <ToolButton outline="back" label={page.showList} onClick={onBack} />
      <h1 className={styles['title']} tabIndex={-1} data-home>
        {name}
      </h1>
      <ToolButton outline="up" label={decide.previous} disabled={isFirst} onClick={() => onStep(-1)} />
      <ToolButton outline="down" label={decide.next} disabled={isLast} onClick={() => onStep(1)} />
      {children}
    </header>
  );
}
