import { countChanges } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';
import { Button, Card, DangerButton, Icon, Notice, Outline, reportOutline, Spinner, swapOutline } from '@app/shared/ui';
import styles from './facts-card.module.css';
import { Letter } from './letter.tsx';
import { notComparedOf, totalOf, type ResultView, type ViewedDocument } from './result-view.ts';
import { ChangeCountsBar, SeverityCounts } from './severity-counts.tsx';
import type { VersionOrder } from './version-order.ts';

const texts = dashboardMessages.report;

/** The report as a file. */
export interface ReportFacts {
  readonly name: string;
  /** Null until it was downloaded on this page. */
  readonly bytes: number | null;
  readonly isDownloaded: boolean;
  readonly isDownloading: boolean;
  readonly error: string | null;
  /** It is still being written, and comes down by itself when it was begun here; null when it is there. */
  readonly writing: 'comes-down' | 'stays' | null;
  /** It could not be written. */
  readonly isMissing: boolean;
}

export interface FactsCardProps {
  readonly view: ResultView;
  /** Where two versions of one paper were compared. */
  readonly order: VersionOrder | null;
  readonly report: ReportFacts;
  /** `23 h left`, or how long everything is kept. */
  readonly kept: string;
  readonly onDownload: () => void;
  /** Null where nobody could keep it. */
  readonly onSwap: (() => void) | null;
  /** Null where there is nothing on the server that is known to be deletable. */
  readonly onDelete: (() => void) | null;
}

/** What is said of a document beside its name: which version it is, else how long. */
function aboutOf({ name, pages, ocrPages }: ViewedDocument, order: VersionOrder | null): string {
  if (name === order?.earlier) return texts.earlier;
  return name === order?.later ? texts.later : texts.documentPages(pages, ocrPages);
}

function Documents({ documents, order }: Pick<ResultView, 'documents'> & Pick<FactsCardProps, 'order'>) {
  if (documents.length === 0) return null;
  return (
    <ul className={styles['documents']} aria-label={texts.documentsLabel}>
      {documents.map((document) => (
        <li key={document.id} className={styles['document']}>
          <Letter letter={document.letter} />
          <bdi className={styles['name']} title={document.name}>
            {document.name}
          </bdi>
          {document.reason === null ? (
            <span className={styles['pages']}>{aboutOf(document, order)}</span>
          ) : (
            <span className={styles['unread']}>{texts.notRead}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Turns round which version counts as the earlier one, and says what that rests on. */
function Swap({ order, onSwap }: { readonly order: VersionOrder; readonly onSwap: () => void }) {
  const hint = order.isSwapped ? texts.swapped : order.isKnown ? '' : texts.orderUnknown;
  return (
    <div className={styles['swap']}>
      <Button variant="quiet" size="row" mark={<Outline path={swapOutline} size={16} />} onClick={onSwap}>
        {texts.swapVersions}
      </Button>
      <p className={styles['swapHint']} role="status">
        {hint}
      </p>
    </div>
  );
}

interface ReportProps extends Pick<FactsCardProps, 'onDownload'> {
  readonly report: ReportFacts;
  /** How many files were not compared. */
  readonly leftOut: number;
}

/** The findings are read while the report is being written. */
function ReportToCome({ comesDown }: { readonly comesDown: boolean }) {
  return (
    <div className={styles['file']}>
      <span className={styles['fileIcon']}>
        <Spinner size={18} />
      </span>
      <div className={styles['fileWords']} role="status">
        <p className={styles['fileName']}>{texts.writing}</p>
        {comesDown && <p className={styles['fileDetails']}>{texts.comesDown}</p>}
      </div>
    </div>
  );
}

/** The findings are whole without it; asking for it has it written once more. */
function ReportMissing({ report: { error, isDownloading }, onDownload }: Omit<ReportProps, 'leftOut'>) {
  return (
    <div className={styles['missing']} role="alert">
      <Notice icon="alert" tone="error">
        {error ?? texts.unwritten}
      </Notice>
      <p className={styles['fileDetails']}>{texts.unwrittenHint}</p>
      <Button variant="secondary" size="row" icon="refresh" busy={isDownloading} onClick={onDownload}>
        {texts.tryAgain}
      </Button>
    </div>
  );
}

function Report({ report, leftOut, onDownload }: ReportProps) {
  const { name, bytes, isDownloaded, error, writing, isMissing } = report;
  if (isMissing) return <ReportMissing report={report} onDownload={onDownload} />;
  if (writing !== null) return <ReportToCome comesDown={writing === 'comes-down'} />;
  return (
    <>
      <div className={styles['file']}>
        <Outline path={reportOutline} className={styles['fileIcon']} />
        <div className={styles['fileWords']}>
          <p className={styles['fileName']}>{name}</p>
          <p className={styles['fileDetails']}>
            {texts.fileDetails(bytes)}
            {leftOut > 0 && texts.namesLeftOut(leftOut)}
          </p>
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
export function FactsCard({ view, order, report, kept, onDownload, onSwap, onDelete }: FactsCardProps) {
  const { counts } = view;
  const hasCounts = counts !== null && totalOf(counts) > 0;
  return (
    <Card padding="none" className={styles['card']}>
      {order !== null && <ChangeCountsBar counts={countChanges(order.changes)} />}
      {order === null && hasCounts && <SeverityCounts counts={counts} />}
      <Documents documents={view.documents} order={order} />
      {order !== null && onSwap !== null && <Swap order={order} onSwap={onSwap} />}
      <Report report={report} leftOut={notComparedOf(view).length} onDownload={onDownload} />
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
