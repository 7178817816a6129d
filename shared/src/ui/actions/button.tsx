import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { joinClasses } from '../join-classes.ts';
import { Icon, type IconName } from '../marks/icon.tsx';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'aria-disabled'> {
  readonly variant?: ButtonVariant;
  /** `row` is 32 px high, and 44 px below 900 px. */
  readonly size?: 'regular' | 'row';
  /** Shows a ring and ignores presses. The button stays focusable, so the focus is not lost while a call runs. */
  readonly busy?: boolean;
  readonly fullWidth?: boolean;
  readonly icon?: IconName;
  /** A mark in its own colours in place of an icon. */
  readonly mark?: ReactNode;
}

export function buttonClass(variant: ButtonVariant, size: 'regular' | 'row', fullWidth: boolean): string {
  return joinClasses(styles['button'], styles[variant], styles[size], fullWidth && styles['fullWidth']);
}

export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'regular', busy = false, fullWidth = false, icon, mark, ...rest } = props;
  const { className, children, onClick, type = 'button', ...native } = rest;

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      {...native}
      type={type}
      className={joinClasses(buttonClass(variant, size, fullWidth), className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
    >
      {busy ? <Spinner size={18} /> : (mark ?? (icon && <Icon name={icon} size={size === 'row' ? 16 : 18} />))}
      {children}
    </button>
  );
}
