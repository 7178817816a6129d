import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import { Icon, type IconName } from '../marks/icon.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** The name for readers and the tooltip: "Remove lease.pdf". */
  readonly label: string;
  /** `bar` is for the dark top bar, 44 px. Others are 36 px, and 44 px below 900 px. */
  readonly tone?: 'surface' | 'bar';
}

/** The look of an icon button, for a link that stands among them. */
export const barButtonClass = (className: string | undefined): string =>
  joinClasses(styles['button'], styles['bar'], className);

export function IconButton({ icon, label, tone = 'surface', className, type = 'button', ...native }: IconButtonProps) {
  return (
    <button
      {...native}
      type={type}
      className={joinClasses(styles['button'], styles[tone], className)}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
}
