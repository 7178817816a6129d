import { hasFindings } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { dashboardMessages } from '@app/shared/messages';
import { FullScreenLoader } from '@app/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { AbsentCard, EndedCard } from '../features/result/index.ts';
import { LoginBanner } from '../features/uploads/index.ts';
import styles from './comparison-page.module.css';
import { ShownResult } from './shown-result.tsx';
import { UploadStrip } from './upload-strip.tsx';
import type { DashboardOnPage } from './use-dashboard.ts';

export interface ComparisonPageProps {
  readonly host: HostServices;
  readonly page: DashboardOnPage;
}

/**
 * Moves the focus to the verdict when it comes in the course of the visit; a page that was opened here is left alone, and
 * behind the overlay of a run nothing takes the focus. A heading that is drawn again, when the report follows the findings,
 * gets the focus back where nothing else has it.
 */
function useFocusOnVerdict(isReachable: boolean, isFirst: boolean) {
  const [title, setTitle] = useState<HTMLHeadingElement | null>(null);
  const hasFocused = useRef(false);
  useEffect(() => {
    if (title === null || !isReachable || isFirst) return;
    if (!hasFocused.current || document.activeElement === document.body) title.focus();
    hasFocused.current = true;
  }, [title, isReachable, isFirst]);
  return setTitle;
}

function Content({ host, page }: ComparisonPageProps) {
  const { acts, analysis, opened, startNew } = page;
  const { comparison, result, phase } = opened.state;
  const state = analysis.getState().state;
  const run = state.phase === 'finished' && state.run.jobId === opened.id ? state.run : null;
  const isShown = phase !== 'loading';
  const titleRef = useFocusOnVerdict(isShown && !page.isRunning, page.isFirstPage);
  if (!isShown) return <FullScreenLoader message={dashboardMessages.report.opening} />;
  // A run that was followed to its end has told enough to show it, even when it can no longer be asked about.
  const isAbsent = phase === 'gone' || (phase === 'failed' && comparison === null);
  if (isAbsent && run === null) {
    const { load } = page.comparisons.opened.getState();
    return <AbsentCard isGone={phase === 'gone'} onRetry={() => void load()} onLeave={startNew} />;
  }
  if (comparison !== null && !isAbsent && !hasFindings(comparison)) {
    return (
      <EndedCard
        comparison={comparison}
        titleRef={titleRef}
        onRunAgain={() => acts.onRunAgain(comparison)}
        onNew={startNew}
        onDelete={() => acts.onDelete(comparison)}
      />
    );
  }
  return (
    <ShownResult
      host={host}
      page={page}
      comparison={isAbsent ? null : comparison}
      result={isAbsent ? null : result}
      run={run}
      titleRef={titleRef}
    />
  );
}

/** A comparison owns the page: what it came to, and below it the way to the next one. */
export function ComparisonPage({ host, page }: ComparisonPageProps) {
  const { hasEnded, isBusy, logIn } = page.login;
  return (
    <div className={styles['page']}>
      {hasEnded && <LoginBanner count={page.items.length} isBusy={isBusy} onLogin={() => void logIn()} />}
      <Content key={page.opened.id} host={host} page={page} />
      <UploadStrip
        host={host}
        cloud={page.cloud}
        providers={page.providers}
        chooseButton={page.chooseButton}
        onChosen={page.chosen.choose}
        onUnreadable={page.sayUnreadable}
      />
    </div>
  );
}
