import { reviewMessages } from '@app/shared/messages';
import { useState, type ReactNode } from 'react';
import { Sheet } from '../../shared/sheet.tsx';
import { ToolButton } from '../../shared/tool-button.tsx';
import { DecisionBar, type DecisionBarProps } from './decision-bar.tsx';
import styles from './paper-foot.module.css';

const { decide: texts, versions } = reviewMessages;

export interface PaperFootProps extends DecisionBarProps {
  readonly title: ReactNode;
}

/** On a phone, below a paper: which change it is, and one button. What can be decided comes in a sheet. */
export function PaperFoot({ title, ...bar }: PaperFootProps) {
  const { canDecide, openPanel } = bar;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles['foot']}>
      <p className={styles['title']}>{title}</p>
      {canDecide ? (
        <ToolButton
          look="act"
          outline="accept"
          label={texts.open}
          aria-expanded={isOpen || openPanel !== null}
          onClick={() => setOpen(true)}
        />
      ) : (
        <p className={styles['why']}>{versions.decidedHere}</p>
      )}
      {isOpen && (
        <Sheet title={texts.question} onClose={() => setOpen(false)}>
          {(close) => (
            <div className={styles['acts']}>
              <DecisionBar
                {...bar}
                onAccept={() => {
                  close();
                  bar.onAccept();
                }}
                onPanel={(kind) => {
                  close();
                  bar.onPanel(kind);
                }}
                onUndo={() => {
                  close();
                  bar.onUndo();
                }}
              />
            </div>
          )}
        </Sheet>
      )}
    </div>
  );
}
