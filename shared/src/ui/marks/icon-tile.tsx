import { joinClasses } from '../join-classes.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './icon-tile.module.css';

export interface IconTileProps {
  readonly icon: IconName;
  readonly tone?: 'accent' | 'success' | 'error';
}

/** A 56 px tile with an icon, at the head of a state. */
export function IconTile({ icon, tone = 'accent' }: IconTileProps) {
  return (
    <span className={joinClasses(styles['tile'], styles[tone])}>
      <Icon name={icon} size={24} />
    </span>
  );
}
