import { reviewMessages } from '@app/shared/messages';
import type { ReactNode } from 'react';
import { ToolButton } from '../shared/tool-button.tsx';
import styles from './phone-bar.module.css';

const { decide, finding: texts, page, versions } = reviewMessages;

export interface PhoneBarProps {
  readonly number: number;
  readonly all: number;
  /** It is a change of a paper, and no finding. */
  readonly isChange: boolean;
  readonly onBack: () => void;
  readonly onStep: (step: 1 | -1) => void;
  readonly children: ReactNode;
}

/** On a phone: back to the list, and on to the next finding. */
export function PhoneBar({ number, all, isChange, onBack, onStep, children }: PhoneBarProps) {
  return (
    <header className={styles['bar']}>
      <ToolButton outline="back" label={page.showList} onClick={onBack} />
      <h1 className={styles['title']} tabIndex={-1} data-home>
        {isChange ? versions.of(number, all) : texts.of(number, all)}
      </h1>
      <ToolButton outline="up" label={decide.previous} disabled={number <= 1} onClick={() => onStep(-1)} />
      <ToolButton outline="down" label={decide.next} disabled={number >= all} onClick={() => onStep(1)} />
      {children}
    </header>
  );
}
