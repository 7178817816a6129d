import { Icon } from '@app/shared/ui';
import type { ReactNode } from 'react';
import styles from './menu-item.module.css';

export interface MenuItemProps {
  readonly onChoose: () => void;
  /** It is what holds now, where a menu chooses among things. */
  readonly isCurrent?: boolean;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** One act in a menu. */
export function MenuItem({ onChoose, isCurrent = false, hint, children }: MenuItemProps) {
  return (
    <button type="button" className={styles['item']} aria-current={isCurrent || undefined} onClick={onChoose}>
      <span>{children}</span>
      {isCurrent && <Icon name="check" size={16} className={styles['check']} />}
      {hint !== undefined && <span className={styles['hint']}>{hint}</span>}
    </button>
  );
}

/** One of several choices in a menu, any number of which hold. */
export function MenuCheck({
  isChecked,
  onChange,
  children,
}: {
  readonly isChecked: boolean;
  readonly onChange: () => void;
  readonly children: ReactNode;
}) {
  return (
    <label className={styles['item']}>
      <input type="checkbox" className={styles['box']} checked={isChecked} onChange={onChange} />
      <span className={styles['grow']}>{children}</span>
    </label>
  );
}
