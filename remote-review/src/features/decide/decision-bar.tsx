import type { DismissReason } from '@app/shared/contracts';
import { reviewMessages } from '@app/shared/messages';
import { Outline } from '@app/shared/ui';
import type { ReactNode } from 'react';
import { KeyCap } from '../../shared/key-cap.tsx';
import { outlines } from '../../shared/outlines.ts';
import { ToolButton } from '../../shared/tool-button.tsx';
import styles from './decision-bar.module.css';
import { whyOf } from './why-of.ts';
import type { PanelKind } from './panel-form.ts';

const { decide: texts, list } = reviewMessages;

/** What stands of the finding that is shown. */
export interface StandingDecision {
  readonly decision: 'accepted' | 'dismissed' | 'asked' | null;
  readonly reason?: DismissReason | undefined;
  readonly text?: string | undefined;
  readonly whom?: string | undefined;
  readonly note?: string | undefined;
  /** Milliseconds. */
  readonly at: number | null;
  readonly isWaiting: boolean;
}

export interface DecisionActs {
  readonly onAccept: () => void;
  /** Of a pair of passages. */
  readonly onSame: () => void;
  readonly onPanel: (kind: PanelKind) => void;
  readonly onUndo: () => void;
  readonly onStep: (step: 1 | -1) => void;
}

export interface DecisionBarProps extends DecisionActs {
  readonly standing: StandingDecision;
  /** `3 of 50`; empty where no finding reports what is shown. */
  readonly position: string;
  /** There is none before it in the list, or none after it. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** In place of the question: what changed between two versions. */
  readonly title?: ReactNode;
  /** Reworded and moved words are no findings: nothing is to be decided of them. */
  readonly canDecide: boolean;
  /** Two passages that differ or mean the same: no reason is asked for. */
  readonly isPair: boolean;
  readonly now: number;
  readonly isNarrow: boolean;
  readonly openPanel: PanelKind | null;
}

const said = {
  accepted: ['accept', list.accepted],
  dismissed: ['dismiss', list.dismissed],
  asked: ['ask', list.asked],
} as const;

type StandingProps = Pick<DecisionBarProps, 'standing' | 'isPair' | 'now' | 'isNarrow' | 'onPanel' | 'onUndo'>;

function Standing({ standing, isPair, now, isNarrow, onPanel, onUndo }: StandingProps) {
  const { decision, at, isWaiting } = standing;
  if (decision === null) return null;
  const [outline, word] = isPair && decision === 'accepted' ? (['accept', texts.differs] as const) : said[decision];
  const why = whyOf(standing);
  const look = isNarrow ? 'tall' : 'act';
  return (
    <>
      <p className={styles['standing']}>
        <Outline path={outlines[outline]} />
        <span>
          <span className={styles['word']}>{word}</span> {texts.byYou(at ?? now, now)}
        </span>
        {isWaiting && <span className={styles['waiting']}>{texts.waiting}</span>}
        {why !== '' && (
          <span className={styles['why']} title={why}>
            {why}
          </span>
        )}
      </p>
      <ToolButton
        look={look}
        outline="undo"
        label={texts.undo}
        after={isNarrow ? undefined : <KeyCap isHidden>U</KeyCap>}
        onClick={onUndo}
      />
      {decision === 'dismissed' && (
        <ToolButton look={look} outline="note" label={texts.changeWhy} onClick={() => onPanel('dismiss')} />
      )}
    </>
  );
}

type ActsProps = Pick<
  DecisionBarProps,
  'standing' | 'isPair' | 'isNarrow' | 'openPanel' | 'onAccept' | 'onSame' | 'onPanel'
>;

function Acts({ standing, isPair, isNarrow, openPanel, onAccept, onSame, onPanel }: ActsProps) {
  const look = isNarrow ? 'tall' : 'act';
  // Beside what was asked there is no room for both words and keys.
  const cap = (key: string) => (standing.decision === null ? <KeyCap isHidden>{key}</KeyCap> : undefined);
  const panel = (kind: PanelKind) => ({ 'aria-expanded': openPanel === kind, onClick: () => onPanel(kind) });
  return (
    <>
      <ToolButton
        look={look}
        outline="accept"
        label={isPair ? texts.differs : texts.accept}
        after={cap('A')}
        onClick={onAccept}
      />
      {isPair ? (
        <ToolButton look={look} outline="same" label={texts.same} after={cap('S')} onClick={onSame} />
      ) : (
        <ToolButton look={look} outline="dismiss" label={texts.dismiss} after={cap('D')} {...panel('dismiss')} />
      )}
      <ToolButton look={look} outline="ask" label={texts.ask} after={cap('Q')} {...panel('ask')} />
      <ToolButton look={look} outline="note" label={texts.note} after={cap('N')} {...panel('note')} />
    </>
  );
}

/** Where a finding is decided. The page takes no side: no act is the preset. */
export function DecisionBar(props: DecisionBarProps) {
  const { standing, position, title, onStep, onPanel, isNarrow, openPanel, canDecide } = props;
  const isDecided = standing.decision === 'accepted' || standing.decision === 'dismissed';
  return (
    <>
      {standing.decision === null ? (
        <p className={styles['question']}>{title ?? (props.isPair ? texts.pairQuestion : texts.question)}</p>
      ) : (
        <Standing {...props} />
      )}
      {!isDecided && canDecide && <Acts {...props} />}
      {!canDecide && <p className={styles['why']}>{reviewMessages.versions.decidedHere}</p>}
      {isDecided && (
        <ToolButton
          look={isNarrow ? 'tall' : 'act'}
          outline="note"
          label={texts.note}
          aria-expanded={openPanel === 'note'}
          onClick={() => onPanel('note')}
        />
      )}
      {!isNarrow && (
        <span className={styles['steps']}>
          <ToolButton
            outline="up"
            label={texts.previous}
            after={<KeyCap isHidden>K</KeyCap>}
            disabled={props.isFirst}
            onClick={() => onStep(-1)}
          />
          <span className={styles['of']}>{position}</span>
          <ToolButton
            outline="down"
            label={texts.next}
            after={<KeyCap isHidden>J</KeyCap>}
            disabled={props.isLast}
            onClick={() => onStep(1)}
          />
        </span>
      )}
    </>
  );
}
