import type { HostServices } from '@app/shared/federation';
import { dashboardMessages } from '@app/shared/messages';
import { PageTitle } from '@app/shared/ui';
import { AnalysisOverlay, StartButton } from '../features/analysis/index.ts';
import { CloudOverlays } from '../features/cloud/index.ts';
import { FolderDialog, OfflineBanner, UploadsPanel } from '../features/uploads/index.ts';
import styles from './dashboard-page.module.css';
import { Outcome } from './outcome.tsx';
import { Sources } from './sources.tsx';
import { useDashboard } from './use-dashboard.ts';
import { useFocusAfterRun } from './use-focus-after-run.ts';

const texts = dashboardMessages.page;

/** Upload and analysis: files on the left, what becomes of them on the right. */
export function DashboardPage({ host }: { readonly host: HostServices }) {
  const page = useDashboard(host);
  const { uploads, items, run, chosen, hasOutcome } = page;
  const outcome = useFocusAfterRun(run.phase);
  return (
    <div className={styles['page']} data-has-content={items.length > 0 || hasOutcome}>
      <header className={styles['head']}>
        <PageTitle>{texts.title}</PageTitle>
        <p className={styles['tagline']}>{texts.tagline}</p>
      </header>
      <div className={styles['columns']}>
        <Sources
          host={host}
          cloud={page.cloud}
          providers={page.providers}
          listed={items.length}
          isNextStep={items.length === 0 && !hasOutcome}
          chooseButton={page.chooseButton}
          onChosen={chosen.choose}
        />
        <div ref={outcome} className={styles['work']}>
          {page.isOffline && <OfflineBanner onTryNow={page.tryNow} />}
          <Outcome
            host={host}
            analysis={page.analysis}
            state={run}
            lostFiles={page.lostFiles}
            onDismiss={page.forgetLast}
            onChooseAgain={page.chooseAgain}
            onStartNew={page.startNew}
          />
          <UploadsPanel
            uploads={uploads}
            startAction={<StartButton isRunning={page.isRunning} onStart={page.start} />}
            isSlimWhenEmpty={hasOutcome}
            onEmptied={page.focusChoose}
            announce={page.announce}
          />
        </div>
      </div>
      {chosen.offer !== null && (
        <FolderDialog
          offer={chosen.offer}
          listed={items.length}
          onCancel={chosen.cancelOffer}
          onUpload={chosen.acceptOffer}
        />
      )}
      <CloudOverlays cloud={page.cloud} announce={page.announce} />
      {run.phase === 'running' && (
        <AnalysisOverlay files={run.files} progress={run.progress} announce={page.announce} />
      )}
    </div>
  );
}
