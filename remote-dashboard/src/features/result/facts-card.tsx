import type { Change } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';
import { Card, DangerButton, Icon, Notice } from '@app/shared/ui';
import { countChanges } from './count-changes.ts';
import styles from './facts-card.module.css';
import { Letter } from './letter.tsx';
import { totalOf, type ResultView, type ViewedDocument } from './result-view.ts';
import { ChangeCountsBar, SeverityCounts } from './severity-counts.tsx';

const texts = dashboardMessages.report;

/** The report as a file. */
export interface ReportFacts {
  readonly name: string;
  /** Null until it was downloaded on this page. */
  readonly bytes: number | null;
  readonly isDownloaded: boolean;
  readonly isDownloading: boolean;
  readonly error: string | null;
}

export interface FactsCardProps {
  readonly view: ResultView;
  readonly changes: readonly Change[] | null;
  readonly report: ReportFacts;
  /** `23 h left`, or how long everything is kept. */
  readonly kept: string;
  /** Null where there is nothing on the server that is known to be deletable. */
  readonly onDelete: (() => void) | null;
}

function Documents({ documents }: { readonly documents: readonly ViewedDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <ul className={styles['documents']} aria-label={texts.documentsLabel}>
      {documents.map(({ id, letter, name, pages, ocrPages, reason }) => (
        <li key={id} className={styles['document']}>
          <Letter letter={letter} />
          <bdi className={styles['name']} title={name}>
            {name}
          </bdi>
          {reason === null ? (
            <span className={styles['pages']}>{texts.documentPages(pages, ocrPages)}</span>
          ) : (
            <span className={styles['unread']}>{texts.notRead}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Report({ report: { name, bytes, isDownloaded, error } }: { readonly report: ReportFacts }) {
  return (
    <>
      <div className={styles['file']}>
        <Icon name="report" className={styles['fileIcon']} />
        <div className={styles['fileWords']}>
          <p className={styles['fileName']}>{name}</p>
          <p className={styles['fileDetails']}>{texts.fileDetails(bytes)}</p>
          {isDownloaded && (
            <p className={styles['downloaded']}>
              <Icon name="check" size={16} />
              {texts.downloaded}
            </p>
          )}
        </div>
      </div>
      {error !== null && (
        <div className={styles['problem']} role="alert">
          <Notice icon="alert" tone="error">
            {error}
          </Notice>
        </div>
      )}
    </>
  );
}

/** The figures of a result, its documents, and the report with how long it is kept. */
export function FactsCard({ view, changes, report, kept, onDelete }: FactsCardProps) {
  const { counts } = view;
  const hasCounts = counts !== null && totalOf(counts) > 0;
  return (
    <Card padding="none" className={styles['card']}>
      {changes !== null && <ChangeCountsBar counts={countChanges(changes)} />}
      {changes === null && hasCounts && <SeverityCounts counts={counts} />}
      <Documents documents={view.documents} />
      <Report report={report} />
      <div className={styles['kept']}>
        <Notice icon="clock">{kept}</Notice>
        {onDelete !== null && (
          <DangerButton look="quiet" size="row" onClick={onDelete}>
            {texts.deleteNow}
          </DangerButton>
        )}
      </div>
    </Card>
  );
}
