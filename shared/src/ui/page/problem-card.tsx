import { useState, type ReactNode } from 'react';
import { shellMessages } from '../../messages/shell.ts';
import { surroundingsMessages } from '../../messages/surroundings.ts';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { MissingPair } from '../marks/missing-pair.tsx';
import { Card } from '../surfaces/card.tsx';
import { PageTitle } from './page-title.tsx';
import styles from './problem-card.module.css';

export interface ProblemCardProps {
  readonly title: string;
  /** What happened, and what to do next. */
  readonly children: ReactNode;
  readonly onRetry: () => void;
  /** True while the new try runs. */
  readonly retrying?: boolean;
  /** What a person quotes when asking for help. */
  readonly reference: string;
}

function Reference({ reference }: { readonly reference: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(reference).then(
      () => setCopied(true),
      (error: unknown) => console.warn('The reference could not be copied', error),
    );
  };
  return (
    <p className={styles['reference']}>
      {surroundingsMessages.reference} <code className={styles['code']}>{reference}</code>
      <span role="status" className={styles['copied']}>
        {copied && surroundingsMessages.copied}
      </span>
      <IconButton icon={copied ? 'check' : 'copy'} label={surroundingsMessages.copyReference} onClick={copy} />
    </p>
  );
}

/** Stands in place of a page that could not be shown, inside a shell that still works. */
export function ProblemCard({ title, children, onRetry, retrying = false, reference }: ProblemCardProps) {
  return (
    <Card className={styles['card']} data-problem>
      <MissingPair />
      <div className={styles['words']}>
        <PageTitle>{title}</PageTitle>
        <p className={styles['text']}>{children}</p>
      </div>
      <Button icon="refresh" busy={retrying} onClick={onRetry}>
        {shellMessages.tryAgain}
      </Button>
      <Reference reference={reference} />
    </Card>
  );
}
