import type { ReactNode } from 'react';
import styles from './menu-item.module.css';

export interface MenuItemProps {
  readonly onChoose: () => void;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** One act in a menu. */
export function MenuItem({ onChoose, hint, children }: MenuItemProps) {
  return (
    <button type="button" className={styles['item']} onClick={onChoose}>
      <span>{children}</span>
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
