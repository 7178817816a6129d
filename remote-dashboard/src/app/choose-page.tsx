import type { HostServices } from '@app/shared/federation';
import { dashboardMessages } from '@app/shared/messages';
import { PageTitle } from '@app/shared/ui';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { StartButton } from '../features/analysis/index.ts';
import { RecentCard } from '../features/comparisons/index.ts';
import { LoginBanner, OfflineBanner, UploadsPanel } from '../features/uploads/index.ts';
import styles from './dashboard-page.module.css';
import { Outcome } from './outcome.tsx';
import { SampleOffer } from './sample-offer.tsx';
import { Sources } from './sources.tsx';
import type { DashboardOnPage } from './use-dashboard.ts';
import { useFocusAfterRun } from './use-focus-after-run.ts';

const texts = dashboardMessages.page;

export interface ChoosePageProps {
  readonly host: HostServices;
  readonly page: DashboardOnPage;
}

/** Why nothing is sent for now. */
function Warnings({ page: { login, items, isOffline, tryNow } }: Pick<ChoosePageProps, 'page'>) {
  return (
    <>
      {login.hasEnded && <LoginBanner count={items.length} isBusy={login.isBusy} onLogin={() => void login.logIn()} />}
      {isOffline && <OfflineBanner onTryNow={tryNow} />}
    </>
  );
}

interface ListOfFilesProps extends Pick<ChoosePageProps, 'page'> {
  readonly isSlimWhenEmpty: boolean;
  readonly emptyFoot: ReactNode;
}

function ListOfFiles({ page, isSlimWhenEmpty, emptyFoot }: ListOfFilesProps) {
  const { uploads, chosen } = page;
  return (
    <UploadsPanel
      uploads={uploads}
      startAction={<StartButton isRunning={page.isRunning} onStart={page.start} />}
      isSlimWhenEmpty={isSlimWhenEmpty}
      emptyFoot={emptyFoot}
      drawFirstPage={page.drawFirstPage}
      onEmptied={page.focusChoose}
      onAdded={chosen.add}
      onUnreadable={page.sayUnreadable}
      onKeepBoth={chosen.keepBoth}
      announce={page.announce}
    />
  );
}

/** Upload and analysis: files on the left, what becomes of them, and what became of earlier ones, on the right. */
export function ChoosePage({ host, page }: ChoosePageProps) {
  const { items, run, chosen, hasOutcome, comparisons, acts } = page;
  const outcome = useFocusAfterRun(run.phase);
  const hasHistory = useStore(comparisons.store, ({ phase, hadAny }) => phase !== 'ready' || hadAny);
  const isEmpty = items.length === 0;
  const sample = <SampleOffer onTry={acts.onSample} />;
  return (
    <div className={styles['page']} data-has-content={!isEmpty || hasOutcome || hasHistory}>
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
          isNextStep={isEmpty && !hasOutcome}
          chooseButton={page.chooseButton}
          onChosen={chosen.choose}
          onAdded={chosen.add}
          onUnreadable={page.sayUnreadable}
        />
        <div ref={outcome} className={styles['work']}>
          <Warnings page={page} />
          <Outcome
            host={host}
            analysis={page.analysis}
            state={run}
            lostFiles={page.lostFiles}
            onDismiss={page.forgetLast}
            onChooseAgain={page.chooseAgain}
          />
          <ListOfFiles page={page} isSlimWhenEmpty={hasOutcome || hasHistory} emptyFoot={sample} />
          {isEmpty && hasHistory && (
            <RecentCard
              comparisons={comparisons.store}
              retentionHours={host.settings.retentionHours}
              acts={acts}
              emptyFoot={sample}
            />
          )}
        </div>
      </div>
    </div>
  );
}
