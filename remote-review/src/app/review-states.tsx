import { notComparableDetail, notComparableWords, type Comparison, type NotComparable } from '@app/shared/contracts';
import { remotesMessages, reviewMessages, shellMessages } from '@app/shared/messages';
import { useLocation } from '@app/shared/router';
import { Button, ButtonLink, FullScreenLoader, PagePair, PageTitle, ProblemCard } from '@app/shared/ui';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import styles from './review-states.module.css';

const { state: texts, page } = reviewMessages;

export function OpeningView() {
  return <FullScreenLoader message={page.opening} />;
}

interface CardProps {
  readonly title: string;
  readonly titleRef?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
  /** The way on; back to the comparisons unless told. */
  readonly act?: ReactNode;
}

function Card({ title, titleRef, children, act }: CardProps) {
  return (
    <div className={styles['page']}>
      <PagePair state="missing" height={128} />
      <PageTitle {...(titleRef === undefined ? {} : { ref: titleRef })}>{title}</PageTitle>
      <p className={styles['text']}>{children}</p>
      {act ?? <ButtonLink to="/dashboard">{texts.toComparisons}</ButtonLink>}
    </div>
  );
}

/** What is somebody else's is not there either: nobody is told which of the two it is. */
export function MissingView() {
  const { before, path, after } = shellMessages.notFoundAt(useLocation().pathname);
  return (
    <Card title={shellMessages.notFoundTitle}>
      {before}
      <code className={styles['path']}>{path}</code>
      {after}
      <br />
      {shellMessages.notFoundReason}
    </Card>
  );
}

/** What one was at is gone under one's hands, the focus with it: the heading says what has happened. */
export function DeletedView({ at }: { readonly at: number }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card title={texts.deletedTitle(at)} titleRef={title}>
      {texts.deleted}
    </Card>
  );
}

/** It waits or runs; or it has ended without a result, which it never will have. */
export function UnfinishedView({ comparison }: { readonly comparison: Pick<Comparison, 'status' | 'reason'> | null }) {
  if (comparison?.status === 'failed')
    return <Card title={texts.stoppedTitle}>{texts.stopped(comparison.reason ?? '').trimStart()}</Card>;
  if (comparison?.status === 'cancelled') return <Card title={texts.cancelledTitle}>{texts.cancelled}</Card>;
  return <Card title={texts.unfinishedTitle}>{texts.unfinished}</Card>;
}

/** The service was updated while this page was open. */
export function OutdatedView({ onReload }: { readonly onReload: () => void }) {
  const act = (
    <Button icon="refresh" onClick={onReload}>
      {remotesMessages.reload}
    </Button>
  );
  return (
    <Card title={texts.outdatedTitle} act={act}>
      {texts.outdated}
    </Card>
  );
}

interface NothingViewProps {
  /** Why it is no agreement that nothing was found. */
  readonly notComparable: NotComparable | undefined;
  /** Which pages were not read; undefined where all were. */
  readonly notRead: string | undefined;
  readonly onPages: () => void;
}

export function NothingView({ notComparable, notRead, onPages }: NothingViewProps) {
  const acts = (
    <div className={styles['acts']}>
      <Button onClick={onPages}>{texts.lookAtPages}</Button>
      <ButtonLink variant="secondary" to="/dashboard">
        {texts.toComparisons}
      </ButtonLink>
    </div>
  );
  if (notComparable !== undefined)
    return (
      <Card title={notComparableWords(notComparable)} act={acts}>
        {notComparableDetail(notComparable)}
      </Card>
    );
  return (
    <Card title={notRead ?? texts.noFindingsTitle} act={acts}>
      {notRead === undefined ? texts.noFindings : texts.noFindingsInRest}
    </Card>
  );
}

export function FailedView({ reference, onRetry }: { readonly reference: string; readonly onRetry: () => void }) {
  return (
    <ProblemCard title={texts.failedTitle} onRetry={onRetry} reference={reference}>
      {texts.failed}
    </ProblemCard>
  );
}
