import type { HostServices } from '@app/shared/federation';
import { dashboardMessages } from '@app/shared/messages';
import type { AnalysisState, AnalysisStore } from '../features/analysis/index.ts';
import { ResultCard, ResumeCard, StoppedCard } from '../features/report/index.ts';

export interface OutcomeProps {
  readonly host: HostServices;
  readonly analysis: AnalysisStore;
  readonly state: AnalysisState;
  readonly onChooseAgain: () => void;
  readonly onStartNew: () => void;
}

/** What came of the last analysis of this tab, if anything. */
export function Outcome({ host, analysis, state, onChooseAgain, onStartNew }: OutcomeProps) {
  const { dismiss, resume, downloadAgain } = analysis.getState();
  switch (state.phase) {
    case 'idle':
    case 'running':
      return null;
    case 'interrupted':
      return <ResumeCard files={state.run.files} onResume={() => void resume()} onDismiss={dismiss} />;
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
          failure={dashboardMessages.analysis.failed(state.message)}
          files={state.files}
          reference={state.reference}
          onChooseAgain={onChooseAgain}
          onDismiss={dismiss}
          onCopied={() => host.notify.success(dashboardMessages.report.copied)}
          onCopyFailed={() => host.notify.error(dashboardMessages.report.copyFailed)}
        />
      );
  }
}
