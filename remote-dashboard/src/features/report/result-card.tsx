import type { AnalysisSummary } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';
import { Button, Card, Icon, Notice, PagePair, type PagePairState } from '@app/shared/ui';
import { AgreementFacts } from './agreement-facts.tsx';
import { isAllRead } from './is-all-read.ts';
import { PlacesList } from './places-list.tsx';
import styles from './result-card.module.css';
import { SeverityCounts } from './severity-counts.tsx';
import { UnreadFiles, UnreadPages } from './unread-pages.tsx';

const texts = dashboardMessages.report;
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

export interface ResultCardProps {
  readonly summary: AnalysisSummary | null;
  readonly reportName: string;
  readonly reportBytes: number;
  /** Milliseconds since the epoch. */
  readonly finishedAt: number;
  readonly isDownloaded: boolean;
  readonly isDownloading: boolean;
  readonly downloadError: string | null;
  readonly onDownload: () => void;
  readonly onStartNew: () => void;
}

const totalOf = ({ high, medium, low, info }: AnalysisSummary['findings']): number => high + medium + low + info;

function verdictOf(summary: AnalysisSummary | null): string {
  if (summary === null) return texts.readyWithoutSummary;
  return texts.verdict(totalOf(summary.findings), summary.placesToLookAt?.count ?? 0);
}

/** Green only where nothing was found and nothing left unread. */
function pairOf(summary: AnalysisSummary | null): PagePairState {
  if (summary === null || totalOf(summary.findings) > 0) return 'found';
  return isAllRead(summary) ? 'agree' : 'missing';
}

function Verdict({ summary, finishedAt }: Pick<ResultCardProps, 'summary' | 'finishedAt'>) {
  const time = clock.format(finishedAt);
  return (
    <header className={styles['verdict']}>
      <div>
        <p className={styles['when']}>
          {summary === null ? texts.finishedAt(time) : texts.finished(time, summary.durationMs)}
        </p>
        <h2 className={styles['title']} tabIndex={-1}>
          {verdictOf(summary)}
        </h2>
        <p className={styles['scope']}>
          {summary === null
            ? texts.readyHint
            : texts.scope(readFiles(summary), summary.comparedPages, summary.agreements)}
        </p>
      </div>
      <span className={styles['pair']}>
        <PagePair state={pairOf(summary)} />
      </span>
    </header>
  );
}

function ReportFile({ reportName, reportBytes, isDownloaded }: Omit<ResultCardProps, 'summary'>) {
  return (
    <div className={styles['file']}>
      <span className={styles['fileIcon']}>
        <Icon name="report" />
      </span>
      <div className={styles['fileWords']}>
        <p className={styles['fileName']}>{reportName}</p>
        <p className={styles['fileDetails']}>{texts.fileDetails(reportBytes)}</p>
      </div>
      {isDownloaded && (
        <p className={styles['downloaded']}>
          <Icon name="check" size={16} />
          {texts.downloaded}
        </p>
      )}
    </div>
  );
}

const readFiles = ({ documents }: AnalysisSummary): number =>
  documents.filter(({ unreadable }) => unreadable === undefined).length;

/** What an analysis came to: the verdict, the figures, what was not read, and the report. */
export function ResultCard(props: ResultCardProps) {
  const { summary, isDownloading, downloadError, onDownload, onStartNew } = props;
  return (
    <Card>
      <Verdict {...props} />
      {summary !== null && totalOf(summary.findings) > 0 && <SeverityCounts counts={summary.findings} />}
      {summary !== null && totalOf(summary.findings) === 0 && <AgreementFacts summary={summary} />}
      {summary !== null && <UnreadFiles documents={summary.documents} />}
      {summary !== null && <UnreadPages documents={summary.documents} />}
      {summary?.placesToLookAt !== undefined && <PlacesList places={summary.placesToLookAt} />}
      <ReportFile {...props} />
      {downloadError !== null && (
        <div className={styles['problem']} role="alert">
          <Notice icon="alert" tone="error">
            {downloadError}
          </Notice>
        </div>
      )}
      <div className={styles['actions']}>
        <Button icon="download" busy={isDownloading} onClick={onDownload}>
          {isDownloading ? texts.downloading : texts.downloadAgain}
        </Button>
        <Button variant="secondary" onClick={onStartNew}>
          {texts.startNew}
        </Button>
      </div>
    </Card>
  );
}
