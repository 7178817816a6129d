import { Outline } from '@app/shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { outlines, type OutlineName } from './outlines.ts';
import styles from './tool-button.module.css';

export interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  readonly outline: OutlineName;
  /** The name for readers, and the tooltip where no words stand beside the icon. */
  readonly label: string;
  /** `tool` is an icon of 32, `act` one with words of 36 in an outline, `tall` icon over word of 74. */
  readonly look?: 'tool' | 'act' | 'tall';
  /** Words that are seen in place of the label, where it is too long; they are part of it. */
  readonly short?: string;
  /** What stands after the words: a key cap. */
  readonly after?: ReactNode;
}

/** A button of the review. Targets are at least 32, on a phone 44. */
export function ToolButton(props: ToolButtonProps) {
  const { outline, label, look = 'tool', short, after, className, disabled = false, onClick, ...native } = props;
  const isWordless = look === 'tool';
  return (
    <button
      {...native}
      onClick={disabled ? undefined : onClick}
      // At the end of what can be gone through the focus stays: one that is disabled would lose it.
      aria-disabled={disabled || undefined}
      type="button"
      className={classes(styles['button'], styles[look], className)}
      aria-label={isWordless || short !== undefined ? label : undefined}
      title={isWordless || short !== undefined ? label : undefined}
    >
      <Outline path={outlines[outline]} size={look === 'act' ? 18 : 20} />
      {!isWordless && <span>{short ?? label}</span>}
      {after}
    </button>
  );
}
