import { useId, type ComponentProps, type ReactNode } from 'react';
import { Notice } from '../feedback/notice.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './field.module.css';

export interface FieldProps extends ComponentProps<'input'> {
  readonly label: string;
  /** The rule in words, before anything is wrong. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Stands at the end of the label's line, and behind the input in the order of the keyboard: a link. */
  readonly labelAside?: ReactNode;
  /** Stands inside the box at its end: a button. */
  readonly trailing?: ReactNode;
}

/** A labelled input. Hint and error are tied to it, so readers say them with the field. */
export function Field({ label, hint, error, labelAside, trailing, className, ...native }: FieldProps) {
  const ownId = useId();
  const id = native.id ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = joinClasses(
    native['aria-describedby'],
    hint !== undefined && hintId,
    error !== undefined && errorId,
  );

  return (
    <div className={joinClasses(styles['field'], className)}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={joinClasses(styles['box'], error !== undefined && styles['wrong'])}>
        <input
          {...native}
          id={id}
          className={styles['input']}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy === '' ? undefined : describedBy}
        />
        {trailing}
      </div>
      {labelAside !== undefined && <div className={styles['aside']}>{labelAside}</div>}
      {hint !== undefined && (
        <p id={hintId} className={styles['hint']}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <Notice id={errorId} icon="alert" tone="error">
          {error}
        </Notice>
      )}
    </div>
  );
}
