import { reviewMessages, shellMessages } from '@app/shared/messages';
import { useLocation } from '@app/shared/router';
import { ButtonLink, FullScreenLoader, PagePair, PageTitle, ProblemCard } from '@app/shared/ui';
import type { ReactNode } from 'react';
import styles from './review-states.module.css';

const { state: texts, page } = reviewMessages;

export function OpeningView() {
  return <FullScreenLoader message={page.opening} />;
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles['page']}>
      <PagePair state="missing" height={128} />
      <PageTitle>{title}</PageTitle>
      <p className={styles['text']}>{children}</p>
      <ButtonLink to="/dashboard">{texts.toComparisons}</ButtonLink>
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

export function DeletedView({ at }: { readonly at: number }) {
  return <Card title={texts.deletedTitle(at)}>{texts.deleted}</Card>;
}

export function UnfinishedView() {
  return <Card title={texts.unfinishedTitle}>{texts.unfinished}</Card>;
}

export function NothingView() {
  return <Card title={texts.noFindingsTitle}>{texts.noFindings}</Card>;
}

export function FailedView({ reference, onRetry }: { readonly reference: string; readonly onRetry: () => void }) {
  return (
    <ProblemCard title={texts.failedTitle} onRetry={onRetry} reference={reference}>
      {texts.failed}
    </ProblemCard>
  );
}
