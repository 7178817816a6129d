import styles from './key-cap.module.css';

/** A key as it is printed on a keyboard. Hidden from readers where a control says its key itself. */
export function KeyCap({ children, isHidden = false }: { readonly children: string; readonly isHidden?: boolean }) {
  return (
    <kbd className={styles['cap']} aria-hidden={isHidden || undefined}>
      {children}
    </kbd>
  );
}
