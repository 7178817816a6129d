import type { Change } from '@app/shared/contracts';
import { VisuallyHidden } from '@app/shared/ui';
import { dashboardMessages } from '@app/shared/messages';
import { Fragment } from 'react';
import { passageAround, type PassagePart } from './change-passage.ts';
import styles from './changed-words.module.css';

const texts = dashboardMessages.report;

function Part({ text, mark, isLight }: PassagePart) {
  if (mark === 'same') return text;
  if (mark === 'moved') {
    return (
      <span className={styles['moved']}>
        <VisuallyHidden>{texts.movedWord} </VisuallyHidden>
        {text}
      </span>
    );
  }
  const Tag = mark === 'struck' ? 'del' : 'ins';
  return (
    <Tag className={styles[mark]} data-light={isLight || undefined}>
      <VisuallyHidden>{texts[mark]} </VisuallyHidden>
      {text}
    </Tag>
  );
}

export interface ChangedWordsProps {
  /** All changes between the two versions, in reading order. */
  readonly changes: readonly Change[];
  readonly shown: Change;
}

/** One change in its passage: what was struck, and what was put in its place, of every change that can be seen there. */
export function ChangedWords({ changes, shown }: ChangedWordsProps) {
  return (
    <p className={styles['words']}>
      {passageAround(changes, shown).map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a passage never move
        <Fragment key={`${index} ${part.mark}`}>
          {index > 0 && ' '}
          <Part {...part} />
        </Fragment>
      ))}
    </p>
  );
}
