import { joinClasses } from '../join-classes.ts';
import { Button, type ButtonProps } from './button.tsx';
import styles from './danger-button.module.css';

export interface DangerButtonProps extends Omit<ButtonProps, 'variant'> {
  /** `filled` is the act of a dialog; `quiet` only leads to one. */
  readonly look?: 'filled' | 'quiet';
}

/** The button of an act that cannot be undone. Never the one that a dialog puts the focus on. */
export function DangerButton({ look = 'filled', className, ...rest }: DangerButtonProps) {
  return <Button {...rest} variant="quiet" className={joinClasses(styles[look], className)} />;
}
