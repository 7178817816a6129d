import { comparisonNameMax } from '@app/shared/contracts';
import { comparisonsMessages } from '@app/shared/messages';
import { useState, type KeyboardEvent } from 'react';
import styles from './recent-row.module.css';

const texts = comparisonsMessages;

export interface RenameFieldProps {
  readonly name: string;
  readonly onRename: (name: string) => void;
  readonly onLeave: () => void;
}

/** From here on one is told how many characters are left. */
const countFrom = comparisonNameMax - 20;

/** It takes the place of the act that was chosen: whoever chose to rename begins to type. */
const focusAtOnce = (input: HTMLInputElement | null): void => input?.focus();

/** The name of a row while it is changed: Enter keeps what was typed, Esc drops it. */
export function RenameField({ name, onRename, onLeave }: RenameFieldProps) {
  const [value, setValue] = useState(name);
  const keep = () => {
    const next = value.trim();
    if (next !== '' && next !== name) onRename(next);
    onLeave();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') keep();
    else if (event.key === 'Escape') onLeave();
  };
  return (
    <>
      <input
        className={styles['field']}
        aria-label={texts.newName(name)}
        value={value}
        maxLength={comparisonNameMax}
        ref={focusAtOnce}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setValue(event.currentTarget.value)}
        onKeyDown={handleKey}
        onBlur={keep}
      />
      {value.length >= countFrom && (
        <span className={styles['count']} role="status">
          {texts.lengthOf(value.length, comparisonNameMax)}
        </span>
      )}
    </>
  );
}
