import { Outline } from '@app/shared/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { outlines } from './outlines.ts';
import styles from './menu.module.css';

export interface MenuProps {
  readonly label: ReactNode;
  /** Name for readers, where the label alone does not say it. */
  readonly name?: string | undefined;
  readonly look?: 'outlined' | 'plain' | 'primary';
  readonly align?: 'start' | 'end';
  /** Some icons say by themselves that more opens. */
  readonly hasCaret?: boolean;
  /** What opens; it closes the menu by `close` when something was chosen that ends it. */
  readonly children: (close: () => void) => ReactNode;
}

/** Its own component, so that what closes the menu is handed on as an event and not called while it is drawn. */
function MenuPanel({ onClose, children }: { readonly onClose: () => void } & Pick<MenuProps, 'children'>) {
  return children(onClose);
}

/**
 * A button that opens a small panel below it: what is in it are plain controls in the order of the Tab key. Esc and a press
 * elsewhere close it; Esc gives the focus back to the button.
 */
export function Menu({ label, name, look = 'outlined', align = 'start', hasCaret = true, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const buttonId = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = (event: Event) => {
      if (event.target instanceof Node && root.current?.contains(event.target) !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc closes it from button and panel
    <div
      ref={root}
      className={styles['menu']}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
    >
      <button
        ref={button}
        id={buttonId}
        type="button"
        className={classes(styles['button'], styles[look])}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={name}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        {hasCaret && <Outline path={outlines.down} size={16} />}
      </button>
      {isOpen && (
        <div
          id={panelId}
          className={classes(styles['panel'], styles[align], look === 'primary' && styles['large'])}
          role="group"
          aria-labelledby={buttonId}
        >
          <MenuPanel onClose={close}>{children}</MenuPanel>
        </div>
      )}
    </div>
  );
}
