import { moreOutline, Outline } from '@app/shared/ui';
import {
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import styles from './row-menu.module.css';

export interface MenuAct {
  readonly label: string;
  /** An icon of 18 px. */
  readonly mark: ReactNode;
  readonly isDangerous?: boolean;
  readonly onChoose: () => void;
}

export interface RowMenuProps {
  /** What the button is called to readers. */
  readonly label: string;
  readonly acts: readonly MenuAct[];
}

/** The room that an act takes, to see whether the menu fits below its button. */
const actHeightPx = 40;

function placeOf(button: HTMLButtonElement | null, count: number) {
  if (button === null) return {};
  const { top, bottom, right } = button.getBoundingClientRect();
  const height = count * actHeightPx + 24;
  const end = { right: document.documentElement.clientWidth - right - 10 };
  return bottom + height > window.innerHeight
    ? { ...end, bottom: window.innerHeight - top }
    : { ...end, top: bottom + 4 };
}

interface ActListProps extends RowMenuProps {
  readonly id: string;
  readonly button: HTMLButtonElement | null;
  readonly onClose: () => void;
}

/** Closes the menu when the person turns to something else. */
function useCloseOutside(list: RefObject<HTMLElement | null>, button: HTMLElement | null, onClose: () => void): void {
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !list.current?.contains(target) && !button?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [list, button, onClose]);
}

/** Renders anew when the window has another size or is scrolled: the button is elsewhere then, and the menu belongs beside it. */
function usePlacedAgain(): void {
  const [, placeAgain] = useReducer((turns: number) => turns + 1, 0);
  useEffect(() => {
    window.addEventListener('resize', placeAgain);
    window.addEventListener('scroll', placeAgain, { passive: true });
    return () => {
      window.removeEventListener('resize', placeAgain);
      window.removeEventListener('scroll', placeAgain);
    };
  }, []);
}

/** Where the arrows lead from one of `count` acts; null for keys that move nothing. */
function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

function Act({ act, onChosen }: { readonly act: MenuAct; readonly onChosen: (act: MenuAct) => void }) {
  const { label, mark, isDangerous = false } = act;
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={styles['act']}
      data-dangerous={isDangerous || undefined}
      onClick={() => onChosen(act)}
    >
      {mark}
      {label}
    </button>
  );
}

/** The open menu: arrows move in it, Esc and a press elsewhere close it. */
function ActList({ id, label, acts, button, onClose }: ActListProps) {
  const list = useRef<HTMLDivElement>(null);
  const place = placeOf(button, acts.length);
  useCloseOutside(list, button, onClose);
  usePlacedAgain();
  const items = () => Array.from(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []);
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, []);

  /** The focus goes back first: a dialog that an act opens gives it back to where it was. */
  const leave = () => {
    onClose();
    button?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    const all = items();
    const index = all.findIndex((item) => item === document.activeElement);
    const next = nextIndex(event.key, index, all.length);
    const leaves = event.key === 'Escape' || event.key === 'Tab';
    if (next === null && !leaves) return;
    event.preventDefault();
    if (leaves) leave();
    else if (next !== null) all[next]?.focus();
  };
  return (
    <div
      ref={list}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles['menu']}
      style={place}
      onKeyDown={handleKey}
    >
      {acts.map((act) => (
        <Act
          key={act.label}
          act={act}
          onChosen={({ onChoose }) => {
            leave();
            onChoose();
          }}
        />
      ))}
    </div>
  );
}

/** Everything that can be done with a row, behind three dots. */
export function RowMenu({ label, acts }: RowMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [close] = useState(() => () => setIsOpen(false));
  const id = useId();
  return (
    <>
      <button
        ref={setButton}
        type="button"
        className={styles['button']}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen((was) => !was)}
      >
        <Outline path={moreOutline} />
      </button>
      {isOpen && <ActList id={id} label={label} acts={acts} button={button} onClose={close} />}
    </>
  );
}
