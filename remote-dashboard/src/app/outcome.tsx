import type { HostServices } from '@app/shared/federation';
import { dashboardMessages } from '@app/shared/messages';
import type { AnalysisState, AnalysisStore } from '../features/analysis/index.ts';
import type { LostFile } from '../features/uploads/index.ts';
import { ResultCard, ResumeCard, StoppedCard } from '../features/report/index.ts';

export interface OutcomeProps {
  readonly host: HostServices;
  readonly analysis: AnalysisStore;
  readonly state: AnalysisState;
  /** Files that were in the list when the page was loaded again. */
  readonly lostFiles: readonly LostFile[];
  readonly onDismiss: () => void;
  readonly onChooseAgain: () => void;
  readonly onStartNew: () => void;
}

/** What came of the last analysis of this tab, if anything. */
export function Outcome(props: OutcomeProps) {
  const { host, analysis, state, lostFiles, onChooseAgain, onStartNew, onDismiss } = props;
  const { resume, downloadAgain } = analysis.getState();
  const again = {
    onChooseAgain,
    onDismiss,
    onCopied: () => host.notify.success(dashboardMessages.report.copied),
    onCopyFailed: () => host.notify.error(dashboardMessages.report.copyFailed),
  };
  switch (state.phase) {
    case 'running':
      return null;
    case 'idle':
      if (lostFiles.length === 0) return null;
      return <StoppedCard {...again} failure={null} isVerdict={false} files={lostFiles} reference={null} />;
    case 'interrupted':
      return <ResumeCard files={state.run.files} onResume={() => void resume()} onDismiss={onDismiss} />;
    case 'finished':
      return (
        <ResultCard
          {...state.run}
          isDownloaded={state.isDownloaded}
          isDownloading={state.isDownloading}
          downloadError={state.downloadError}
          onDownload={() => void downloadAgain()}
          onStartNew={onStartNew}
        />
      );
    case 'failed':
      return (
        <StoppedCard
          {...again}
          failure={dashboardMessages.analysis.failed(state.message)}
          files={state.files}
          reference={state.reference}
          isVerdict={state.isVerdict}
        />
      );
  }
}
