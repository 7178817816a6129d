import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './card.module.css';

export interface CardProps extends ComponentProps<'section'> {
  /** Inner space of 28 px, 16 px below 900 px. `none` for a card with a head that reaches its edges. */
  readonly padding?: 'regular' | 'none';
}

/** A white surface with a hairline. Cards are not put into cards. */
export function Card({ padding = 'regular', className, ...native }: CardProps) {
  return <section {...native} className={joinClasses(styles['card'], styles[padding], className)} />;
}
