import type { HostServices } from '@app/shared/federation';
import { AnalysisOverlay, reportingJobOf } from '../features/analysis/index.ts';
import { CloudOverlays } from '../features/cloud/index.ts';
import { FolderDialog } from '../features/uploads/index.ts';
import { ChoosePage } from './choose-page.tsx';
import { ComparisonPage } from './comparison-page.tsx';
import { QuestionDialog } from './questions.tsx';
import { useDashboard, type DashboardOnPage } from './use-dashboard.ts';

function RunInFront({ page }: { readonly page: DashboardOnPage }) {
  const { run, acts } = page;
  if (run.phase !== 'running' || reportingJobOf(run) !== null) return null;
  const { files, progress } = run;
  return (
    <AnalysisOverlay
      files={files}
      progress={progress}
      isOffline={page.isOffline}
      announce={page.announce}
      onBackground={page.goOnInBackground}
      onCancel={() =>
        acts.ask({ kind: 'cancel', id: progress.jobId ?? '', percent: progress.percent ?? 0, files: files.length })
      }
    />
  );
}

/** The dashboard: where files are chosen, or the comparison that the address names. */
export function DashboardPage({ host }: { readonly host: HostServices }) {
  const page = useDashboard(host);
  const { acts, chosen, items } = page;
  return (
    <>
      {page.isChoosing ? <ChoosePage host={host} page={page} /> : <ComparisonPage host={host} page={page} />}
      {chosen.offer !== null && (
        <FolderDialog
          offer={chosen.offer}
          listed={chosen.offer.taking === 'add' ? 0 : items.length}
          onCancel={chosen.cancelOffer}
          onUpload={chosen.acceptOffer}
        />
      )}
      <CloudOverlays cloud={page.cloud} announce={page.announce} />
      <RunInFront page={page} />
      {acts.question !== null && (
        <QuestionDialog runs={page} question={acts.question} onKeep={() => acts.ask(null)} onConfirm={acts.confirm} />
      )}
    </>
  );
}
