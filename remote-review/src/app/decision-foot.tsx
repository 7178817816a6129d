import { reviewMessages } from '@app/shared/messages';
import { useRef } from 'react';
import { DecisionBar, DecisionPanel, PaperFoot, SeveralBar } from '../features/decide/index.ts';
import type { ListItem } from '../shared/list-item.ts';
import styles from './review-page.module.css';
import { nameOf } from './tell-finding.ts';
import type { Findings } from './use-findings.ts';

export interface DecisionFootProps {
  readonly findings: Findings;
  readonly now: number;
  readonly isNarrow: boolean;
  readonly isPaper: boolean;
}

/** In a paper it is told what changed, and not asked. */
function PaperTitle({ row }: { readonly row: ListItem }) {
  return (
    <>
      {row.subject}
      <br />
      <span className={styles['of']}>{nameOf(row, true) || row.group.label}</span>
    </>
  );
}

/** Of one finding, or one change of a paper. */
function OneFoot({ findings, now, isNarrow, isPaper }: DecisionFootProps) {
  const { row, canDecide, panel, standing, isFirst, isLast } = findings;
  const title = isPaper && row !== null ? <PaperTitle row={row} /> : undefined;
  const bar = {
    standing,
    position: row === null ? '' : reviewMessages.finding.position(row.number, row.numbered),
    isFirst,
    isLast,
    canDecide,
    isPair: findings.isPair,
    now,
    isNarrow,
    openPanel: panel,
    onAccept: findings.accept,
    onSame: findings.same,
    onPanel: findings.openPanel,
    onUndo: findings.undo,
    onStep: findings.step,
  };
  return isNarrow && title !== undefined ? (
    <PaperFoot {...bar} title={title} />
  ) : (
    <DecisionBar {...bar} title={title} />
  );
}

/** Where one decides, with the panel that asks for more above it. */
export function DecisionFoot({ findings, now, isNarrow, isPaper }: DecisionFootProps) {
  const { ticked, panel, draft } = findings;
  const foot = useRef<HTMLElement>(null);
  const closePanel = () => {
    findings.setPanel(null);
    // The panel takes the focus with it.
    foot.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
  };
  return (
    // Deciding takes away the button that was pressed: the focus stays where one decides.
    <section
      ref={foot}
      className={styles['foot']}
      id="decision"
      tabIndex={-1}
      aria-label={reviewMessages.decide.region}
    >
      {panel !== null && (
        <DecisionPanel
          key={panel}
          isNarrow={isNarrow}
          kind={panel}
          draft={draft}
          onDraft={findings.setDraft}
          onSend={(sent) => findings.send(panel, sent)}
          onClose={closePanel}
        />
      )}
      {ticked === null ? (
        <OneFoot findings={findings} now={now} isNarrow={isNarrow} isPaper={isPaper} />
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
