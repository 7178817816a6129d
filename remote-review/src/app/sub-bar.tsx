import type { Comparison } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { reviewMessages, shellMessages } from '@app/shared/messages';
import { Link } from '@app/shared/router';
import { Outline } from '@app/shared/ui';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { ReviewStore } from '../features/review-state/index.ts';
import { classes } from '../shared/classes.ts';
import { outlines } from '../shared/outlines.ts';
import { ToolButton } from '../shared/tool-button.tsx';
import { RenameForm } from './rename-form.tsx';
import styles from './sub-bar.module.css';

const { page: texts } = reviewMessages;

export interface SubBarProps {
  readonly host: HostServices;
  readonly store: ReviewStore;
  readonly comparison: Comparison;
  readonly now: number;
  readonly isNarrow: boolean;
  readonly children: ReactNode;
  readonly onKeyboard: () => void;
}

/** From this long before the end on the time that is left is amber. */
const soonMs = 60 * 60_000;

function Kept({ comparison, now }: Pick<SubBarProps, 'comparison' | 'now'>) {
  const left = Date.parse(comparison.expiresAt) - now;
  const pages = comparison.documents.reduce((sum, document) => sum + (document.pages ?? 0), 0);
  return <p className={classes(styles['kept'], left < soonMs && styles['soon'])}>{texts.kept(pages, left)}</p>;
}

/** The form takes the focus with it: the button that opened it has it again. */
function useReturnedFocus(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}

/** What is reviewed, how long it is kept, and what can be done with it as a whole. */
export function SubBar({ host, store, comparison, now, isNarrow, children, onKeyboard }: SubBarProps) {
  const [isRenaming, setRenaming] = useState(false);
  const rename = useReturnedFocus(isRenaming);
  const { name } = comparison;
  useEffect(() => {
    document.title = `${name} – ${shellMessages.productName}`;
  }, [name]);
  return (
    <header className={styles['bar']}>
      <Link to="/dashboard" className={styles['back'] ?? ''} aria-label={texts.back} title={texts.back}>
        <Outline path={outlines.back} />
      </Link>
      {/* The heading stays while it is renamed: it is what the page is called. */}
      <h1
        className={classes(styles['name'], isRenaming && styles['hidden'])}
        tabIndex={-1}
        data-home={isNarrow || undefined}
      >
        <bdi title={name}>{name}</bdi>
      </h1>
      {isRenaming ? (
        <RenameForm host={host} store={store} name={name} onDone={() => setRenaming(false)} />
      ) : (
        <>
          <ToolButton ref={rename} outline="note" label={texts.rename} onClick={() => setRenaming(true)} />
          <Kept comparison={comparison} now={now} />
        </>
      )}
      <div className={styles['right']}>
        {children}
        <ToolButton outline="keyboard" label={texts.keyboard} className={styles['keyboard']} onClick={onKeyboard} />
      </div>
    </header>
  );
}
