import { dashboardMessages } from '@app/shared/messages';
import { Button, Card, PagePair, StatusBar } from '@app/shared/ui';
import { useEffect, useMemo, type ReactNode } from 'react';
import { AddFilesButton } from './add-files-button.tsx';
import type { Chosen } from './chosen-files.ts';
import type { DrawFirstPage } from './first-page.api.ts';
import { ReplacedNotice } from './replaced-notice.tsx';
import type { UploadsStore } from './uploads-state.ts';
import { useAddTarget } from './use-add-target.ts';
import { canRetry } from './upload-item.ts';
import { UploadList } from './upload-list.tsx';
import { UploadTotal } from './upload-total.tsx';
import { totalsOf, type UploadTotals } from './upload-totals.ts';
import styles from './uploads-panel.module.css';
import { useUploads } from './use-uploads.ts';

const texts = dashboardMessages.uploads;
/** One document cannot disagree with itself. */
export const fewestUploads = 2;

export interface UploadsPanelProps {
  readonly uploads: UploadsStore;
  /** Shown at the right of the status once everything is done. */
  readonly startAction: ReactNode;
  /** One line in place of the empty state, because something else on the page says more. */
  readonly isSlimWhenEmpty: boolean;
  /** Stands at the foot of the empty state. */
  readonly emptyFoot: ReactNode;
  readonly drawFirstPage: DrawFirstPage;
  readonly onEmptied: () => void;
  /** Takes files that are to join the list. */
  readonly onAdded: (chosen: Chosen) => void;
  readonly onUnreadable: () => void;
  /** Joins the list that was replaced with the one that took its place. */
  readonly onKeepBoth: () => void;
  /** Says a sentence to screen readers, not too often. */
  readonly announce: (text: string, isFinal?: boolean) => void;
}

const isReady = (totals: UploadTotals): boolean => totals.ready >= fewestUploads;
/** Whether the analysis may start: two or more, every single one done, and each of them can be compared. */
const canAnalyze = (totals: UploadTotals): boolean => isReady(totals) && totals.ready === totals.files;
/** Enough is there, and what is not will not come by waiting. */
const canContinue = (totals: UploadTotals): boolean =>
  isReady(totals) && totals.coming === 0 && totals.ready < totals.files;

interface Counted {
  readonly totals: UploadTotals;
  readonly retryable: number;
  readonly waitsForLogin: boolean;
}

/** What is behind the count: what failed, what can be mended, what is still to come. */
function hintOf({ totals, retryable, waitsForLogin }: Counted): string | undefined {
  const { failed, coming, unusable } = totals;
  const waiting = coming + retryable;
  if (waitsForLogin && waiting > 0) return texts.waitForLogin(waiting);
  const hints = [
    retryable > 0 ? texts.failedHint(failed) : failed > 0 ? texts.failedOnly(failed) : '',
    unusable > 0 ? texts.unusableHint(unusable, failed > 0) : '',
    coming > 0 ? texts.comingHint(coming) : '',
  ];
  const said = hints.filter((hint) => hint !== '');
  return said.length > 0 ? said.join(' ') : undefined;
}

function EmptyPanel({ isSlim, foot }: { readonly isSlim: boolean; readonly foot: ReactNode }) {
  if (isSlim) {
    return (
      <Card padding="none" className={styles['slim']}>
        <StatusBar
          tone="neutral"
          title={texts.tooFew}
          action={<span className={styles['slimEmpty']}>{texts.empty}</span>}
        />
      </Card>
    );
  }
  return (
    <Card padding="none" className={styles['empty']}>
      <StatusBar tone="neutral" title={texts.tooFew} />
      <div className={styles['nothing']}>
        <PagePair state="empty" />
        <p className={styles['nothingTitle']}>{texts.empty}</p>
        {texts.emptyHint.map((line) => (
          <p key={line} className={styles['nothingHint']}>
            {line}
          </p>
        ))}
      </div>
      {foot}
    </Card>
  );
}

/** Goes on with what can be compared. */
function ContinueButton({ count, onContinue }: { readonly count: number; readonly onContinue: () => void }) {
  return (
    <Button variant="secondary" onClick={onContinue}>
      {texts.continueWithout(count)}
    </Button>
  );
}

/** The foot of the list: the way to add to it. */
function AddFoot({ isOver, onAdded }: { readonly isOver: boolean; readonly onAdded: (chosen: Chosen) => void }) {
  return (
    <div className={styles['foot']}>
      <AddFilesButton variant="secondary" onChosen={onAdded} />
      <p className={styles['footHint']}>{isOver ? texts.releaseToAdd : texts.orDropHere}</p>
    </div>
  );
}

/** The right side of the dashboard: where things stand, how far the uploads are, and the files. */
export function UploadsPanel(props: UploadsPanelProps) {
  const { uploads, startAction, isSlimWhenEmpty, emptyFoot, onEmptied, onAdded, onKeepBoth, announce } = props;
  const items = useUploads(uploads, (state) => state.items);
  const estimate = useUploads(uploads, (state) => state.estimate);
  const replaced = useUploads(uploads, (state) => state.replaced);
  const { target, isOver } = useAddTarget(onAdded, props.onUnreadable);
  const totals = useMemo(() => totalsOf(items), [items]);
  const retryable = useMemo(() => items.filter(canRetry).length, [items]);
  const isOffline = useUploads(uploads, (state) => state.offline);
  const waitsForLogin = useUploads(uploads, (state) => state.waitsForLogin);
  const waiting = waitsForLogin ? 'login' : isOffline ? 'offline' : null;
  /** Before the login, or without a connection, they would fail again. */
  const retriedNow = waiting === null ? retryable : 0;
  const title = isReady(totals) ? texts.ready(totals.ready) : texts.tooFew;
  const detail = hintOf({ totals, retryable, waitsForLogin });
  const spoken = items.length === 0 ? '' : [title, detail].filter(Boolean).join(' ');
  const isFinal = totals.coming === 0;
  useEffect(() => announce(spoken, isFinal), [announce, spoken, isFinal]);
  const continueButton = (
    <ContinueButton count={totals.files - totals.ready} onContinue={() => uploads.getState().continueWithout()} />
  );
  if (items.length === 0) return <EmptyPanel isSlim={isSlimWhenEmpty} foot={emptyFoot} />;
  return (
    <Card padding="none" {...target} className={isOver ? styles['over'] : undefined}>
      <StatusBar
        tone={isReady(totals) ? 'success' : 'neutral'}
        title={title}
        detail={detail}
        isLive={false}
        action={canAnalyze(totals) ? startAction : canContinue(totals) ? continueButton : undefined}
      />
      {replaced !== null && (
        <ReplacedNotice
          replaced={replaced}
          onUndo={() => uploads.getState().undoReplace()}
          onKeepBoth={onKeepBoth}
          onClose={() => uploads.getState().forgetReplaced()}
          announce={announce}
        />
      )}
      {(totals.coming > 0 || retriedNow > 1) && (
        <UploadTotal
          totals={totals}
          estimate={estimate}
          retryable={retriedNow}
          isPaused={waiting !== null}
          onRetryAll={() => uploads.getState().retryAllFailed()}
        />
      )}
      <UploadList
        uploads={uploads}
        items={items}
        waiting={waiting}
        drawFirstPage={props.drawFirstPage}
        onEmptied={onEmptied}
      />
      <AddFoot isOver={isOver} onAdded={onAdded} />
    </Card>
  );
}
