import { reviewMessages } from '@app/shared/messages';
import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { DecisionBar, DecisionPanel, SeveralBar } from '../features/decide/index.ts';
import type { ListItem } from '../shared/list-item.ts';
import styles from './review-page.module.css';
import type { Findings } from './use-findings.ts';

export interface DecisionFootProps {
  readonly findings: Findings;
  readonly now: number;
  readonly isNarrow: boolean;
  readonly isPaper: boolean;
}

/** In a paper it is told what changed, and not asked. */
function PaperTitle({ row, all }: { readonly row: ListItem; readonly all: number }) {
  return (
    <>
      {row.subject}
      <br />
      <span className={styles['of']}>{reviewMessages.versions.of(row.number, all)}</span>
    </>
  );
}

/** Deciding takes away the button that was pressed: the focus stays where one decides. */
function useKeptFocus(foot: RefObject<HTMLElement | null>) {
  const isInside = useRef(false);
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body) foot.current?.focus();
  });
  return {
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) isInside.current = foot.current?.contains(relatedTarget) === true;
    },
  };
}

/** Where one decides, with the panel that asks for more above it. */
export function DecisionFoot({ findings, now, isNarrow, isPaper }: DecisionFootProps) {
  const { row, canDecide, ticked, panel, draft, standing, listItems } = findings;
  const foot = useRef<HTMLElement>(null);
  const kept = useKeptFocus(foot);
  const all = listItems.length;
  const closePanel = () => {
    findings.setPanel(null);
    // The panel takes the focus with it.
    foot.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
  };
  return (
    <section
      {...kept}
      ref={foot}
      className={styles['foot']}
      id="decision"
      tabIndex={-1}
      aria-label={reviewMessages.decide.region}
    >
      {panel !== null && (
        <DecisionPanel
          key={panel}
          kind={panel}
          draft={draft}
          onDraft={findings.setDraft}
          onSend={(sent) => findings.send(panel, sent)}
          onClose={closePanel}
        />
      )}
      {ticked === null ? (
        <DecisionBar
          standing={standing}
          number={row?.number ?? 0}
          canDecide={canDecide}
          title={isPaper && row !== null ? <PaperTitle row={row} all={all} /> : undefined}
          all={all}
          now={now}
          isNarrow={isNarrow}
          openPanel={panel}
          onAccept={findings.accept}
          onPanel={findings.openPanel}
          onUndo={findings.undoShown}
          onStep={findings.step}
        />
      ) : (
        <SeveralBar
          count={ticked.size}
          onAccept={findings.accept}
          onDismiss={() => findings.openPanel('dismiss')}
          onClear={() => findings.setTicked(null)}
        />
      )}
    </section>
  );
}
