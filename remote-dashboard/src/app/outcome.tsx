import type { HostServices } from '@app/shared/federation';
import { dashboardMessages } from '@app/shared/messages';
import type { AnalysisState, AnalysisStore } from '../features/analysis/index.ts';
import type { LostFile } from '../features/uploads/index.ts';
import { ResumeCard, StoppedCard } from '../features/result/index.ts';

export interface OutcomeProps {
  readonly host: HostServices;
  readonly analysis: AnalysisStore;
  readonly state: AnalysisState;
  /** Files that were in the list when the page was loaded again. */
  readonly lostFiles: readonly LostFile[];
  readonly onDismiss: () => void;
  readonly onChooseAgain: () => void;
}

/** What is left of the last analysis of this tab, where that is no result. */
export function Outcome(props: OutcomeProps) {
  const { host, analysis, state, lostFiles, onChooseAgain, onDismiss } = props;
  const { resume } = analysis.getState();
  const again = {
    onChooseAgain,
    onDismiss,
    onCopied: () => host.notify.success(dashboardMessages.report.copied),
    onCopyFailed: () => host.notify.error(dashboardMessages.report.copyFailed),
  };
  switch (state.phase) {
    case 'running':
    // Has an address of its own.
    case 'finished':
    case 'unreported':
      return null;
    case 'idle':
      if (lostFiles.length === 0) return null;
      return <StoppedCard {...again} failure={null} isVerdict={false} files={lostFiles} reference={null} />;
    case 'interrupted':
      return <ResumeCard files={state.run.files} onResume={() => void resume()} onDismiss={onDismiss} />;
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
