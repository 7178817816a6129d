import { dashboardMessages } from '@app/shared/messages';
import { Button, Card, Icon, lockOutline, Notice, Outline, ProgressBar } from '@app/shared/ui';
import { useId, useRef } from 'react';
import styles from './not-compared-card.module.css';
import { notComparedOf, withUnreadPagesOf, type ResultView, type ViewedDocument } from './result-view.ts';

const texts = dashboardMessages.report;

/** How far the replacing of unreadable files is. */
export interface ReplacingState {
  /** Whole percent while the new files are on their way. */
  readonly percent: number | null;
  /** Why it did not come to a new run. */
  readonly problem: string | null;
}

export interface NotComparedCardProps {
  readonly view: ResultView;
  readonly replacing: ReplacingState;
  /** Readable copies of the files, instead of those that could not be read. */
  readonly onReplace: (files: readonly File[]) => void;
}

const isLocked = ({ reason }: ViewedDocument): boolean => /password|encrypt/i.test(reason ?? '');

function Unread({
  icon,
  name,
  what,
}: {
  readonly icon: 'lock' | 'warning';
  readonly name: string;
  readonly what: string;
}) {
  return (
    <li className={styles['file']}>
      {icon === 'lock' ? <Outline path={lockOutline} /> : <Icon name="warning" />}
      <div>
        <bdi className={styles['name']}>{name}</bdi>
        <p className={styles['reason']}>{what}</p>
      </div>
    </li>
  );
}

function ChooseAgain({
  count,
  all,
  replacing,
  onReplace,
}: { readonly count: number; readonly all: number } & Omit<NotComparedCardProps, 'view'>) {
  const input = useRef<HTMLInputElement>(null);
  const isBusy = replacing.percent !== null;
  return (
    <div className={styles['foot']}>
      <Button busy={isBusy} onClick={() => input.current?.click()}>
        {texts.chooseUnread(count)}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".pdf,application/pdf"
        multiple
        hidden
        aria-label={texts.chooseUnread(count)}
        onChange={({ currentTarget }) => {
          const files = Array.from(currentTarget.files ?? []);
          // The same files chosen again are a change again.
          currentTarget.value = '';
          if (files.length > 0) onReplace(files);
        }}
      />
      {replacing.percent === null ? (
        <p className={styles['then']}>{texts.thenAll(all, all - count)}</p>
      ) : (
        <div className={styles['progress']}>
          <ProgressBar value={replacing.percent} label={texts.replacing} />
        </div>
      )}
      {replacing.problem !== null && (
        <div className={styles['problem']} role="alert">
          <Notice icon="alert" tone="error">
            {replacing.problem}
          </Notice>
        </div>
      )}
    </div>
  );
}

/** What nobody has compared, file by file and page by page, and what to do about it. */
export function NotComparedCard({ view, replacing, onReplace }: NotComparedCardProps) {
  const titleId = useId();
  const files = notComparedOf(view);
  const withPages = withUnreadPagesOf(view);
  const all = view.documents.length;
  return (
    <Card padding="none" className={styles['card']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {files.length > 0 ? texts.notComparedFiles(files.length, all) : texts.notComparedPages}
      </h2>
      <ul>
        {files.map((file) => (
          <Unread
            key={file.id}
            icon={isLocked(file) ? 'lock' : 'warning'}
            name={file.name}
            what={file.reason === '' ? texts.unreadableFile : (file.reason ?? '')}
          />
        ))}
        {withPages.map(({ id, name, unreadPages }) => (
          <Unread key={id} icon="warning" name={name} what={texts.unreadPages(unreadPages)} />
        ))}
      </ul>
      {files.length > 0 && <ChooseAgain count={files.length} all={all} replacing={replacing} onReplace={onReplace} />}
    </Card>
  );
}
