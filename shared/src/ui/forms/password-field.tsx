import { useEffect, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { uiMessages } from '../../messages/ui.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { Field, type FieldProps } from './field.tsx';
import styles from './password-field.module.css';

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'trailing'> {
  readonly autoComplete: 'current-password' | 'new-password';
}

function assignRef<T>(ref: Ref<T> | undefined, value: T | null): void {
  if (typeof ref === 'function') ref(value);
  else if (ref) ref.current = value;
}

/**
 * A password with a button that shows it. Showing keeps the caret where it was; sending the form hides it again, so
 * that no browser keeps it as ordinary text.
 */
export function PasswordField({ ref, ...field }: PasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<[number | null, number | null] | null>(null);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  // Browsers move the caret to an end when the type of an input changes.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(...caret.current);
    caret.current = null;
  }, [shown]);

  const toggle = () => {
    if (input.current) caret.current = [input.current.selectionStart, input.current.selectionEnd];
    setShown(!shown);
  };

  return (
    <Field
      autoCapitalize="off"
      spellCheck={false}
      {...field}
      ref={(element) => {
        input.current = element;
        assignRef(ref, element);
      }}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          className={styles['toggle']}
          icon={shown ? 'eye-off' : 'eye'}
          label={uiMessages.showPassword}
          aria-pressed={shown}
          // The press must not take the focus, and with it the caret, from the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
          disabled={field.disabled}
        />
      }
    />
  );
}
