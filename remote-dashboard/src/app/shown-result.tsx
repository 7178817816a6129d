import { hasFindings, type AnalysisResult, type Comparison } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { dashboardMessages } from '@app/shared/messages';
import { useEffect, useMemo, type Ref } from 'react';
import { useStore } from 'zustand';
import { reportingJobOf, type AnalysisState } from '../features/analysis/index.ts';
import {
  createDrawPlaces,
  notComparedOf,
  ResultBody,
  resultView,
  type DrawPlaces,
  type ReportFacts,
} from '../features/result/index.ts';
import { reportNameOf, type Download } from './create-comparisons.ts';
import type { DashboardOnPage } from './use-dashboard.ts';
import { useReplacing } from './use-replacing.ts';

const texts = dashboardMessages.report;

export interface ShownResultProps {
  readonly host: HostServices;
  readonly page: DashboardOnPage;
  readonly comparison: Comparison | null;
  readonly result: AnalysisResult | null;
  /** The run of this tab that led here. */
  readonly run: (AnalysisState & { phase: 'finished' })['run'] | null;
  readonly titleRef: Ref<HTMLHeadingElement>;
}

const none: ReportFacts = {
  name: '',
  bytes: null,
  isDownloaded: false,
  isDownloading: false,
  error: null,
  writing: null,
  isMissing: false,
};

/** The findings are there before the report is; null where it is there. */
function writingOf(comparison: Comparison, state: AnalysisState, isBackground: boolean): ReportFacts | null {
  if (comparison.status === 'completed' || !hasFindings(comparison)) return null;
  const isOwn = isBackground || reportingJobOf(state) === comparison.id;
  return { ...none, writing: isOwn ? 'comes-down' : 'stays' };
}

/** The report of a run of this tab, which is kept in memory. */
function ofRun(state: AnalysisState & { phase: 'finished' }): ReportFacts {
  const { run, isDownloaded, isDownloading, downloadError } = state;
  const { reportName: name, reportBytes: bytes } = run;
  return { ...none, name, bytes, isDownloaded, isDownloading, error: downloadError };
}

const ofComparison = (comparison: Comparison, download: Download | undefined): ReportFacts => ({
  ...none,
  name: reportNameOf(comparison),
  bytes: download?.bytes ?? null,
  isDownloaded: download !== undefined && download.bytes !== null,
  isDownloading: download?.isBusy ?? false,
  error: download?.error ?? null,
  isMissing: comparison.reportMissing === true && (download?.bytes ?? null) === null,
});

const hourMs = 60 * 60_000;

function reportOf(comparison: Comparison, download: Download | undefined, page: DashboardOnPage): ReportFacts {
  const isBackground = page.comparisons.background.ids().includes(comparison.id);
  return writingOf(comparison, page.run, isBackground) ?? ofComparison(comparison, download);
}

/** How long it is kept, as it is at the moment of looking. */
function keptOf(comparison: Comparison | null, retentionHours: number): string {
  if (comparison === null) return texts.keptFor(retentionHours);
  const left = Date.parse(comparison.expiresAt) - Date.now();
  return left < hourMs
    ? texts.keptForMinutes(Math.max(0, Math.ceil(left / 60_000)))
    : texts.keptFor(Math.min(retentionHours, Math.round(left / hourMs)));
}

/** Calls back once when a link to the path is pointed at or focused: its page is likely to be opened. Returns the way to end that. */
function onIntent(path: string, callback: () => void): () => void {
  const events = ['pointerover', 'focusin'] as const;
  const end = () => events.forEach((name) => document.removeEventListener(name, listen));
  const listen = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest(`a[href^="${path}"]`) === null) return;
    end();
    callback();
  };
  events.forEach((name) => document.addEventListener(name, listen));
  return end;
}

/** Where a result is reviewed, or its pages are looked at; null where that page is not known to the host. */
function useReviewPath(host: HostServices, id: string | undefined, result: AnalysisResult | null): string | null {
  const isReviewable = result !== null && host.preloadPage !== undefined;
  const path = isReviewable && id !== undefined ? `/review/${id}` : null;
  useEffect(() => (path === null ? undefined : onIntent(path, () => host.preloadPage?.(path))), [host, path]);
  return path;
}

/** What draws places of the comparison; null while there is no connection, and of a run that the server does not know any more. */
function useDrawPlaces({ http }: HostServices, id: string | undefined, isOffline: boolean): DrawPlaces | null {
  return useMemo(() => (id === undefined || isOffline ? null : createDrawPlaces(http, id)), [http, id, isOffline]);
}

/** A completed comparison with everything that can be done about it. */
export function ShownResult({ host, page, comparison, result, run, titleRef }: ShownResultProps) {
  const { acts, analysis, comparisons, opened, startNew } = page;
  const state = useStore(analysis, (store) => store.state);
  const downloads = useStore(comparisons.downloads);
  const { replacing, replace } = useReplacing(host, page, opened.id ?? '');
  const view = resultView({ comparison, result, run });
  const reviewPath = useReviewPath(host, comparison?.id ?? run?.jobId, result);
  const drawPlaces = useDrawPlaces(host, comparison?.id, page.isOffline);
  const ofTab = run !== null && state.phase === 'finished' ? ofRun(state) : null;
  const download = comparison === null ? undefined : downloads[comparison.id];
  const isOfTab = ofTab !== null && download === undefined;
  const report = isOfTab ? ofTab : comparison === null ? none : reportOf(comparison, download, page);
  const without = notComparedOf(view).map(({ id }) => id);
  const kept = view.documents.flatMap(({ id, name }) => (without.includes(id) ? [] : [name]));
  return (
    <ResultBody
      view={view}
      result={result}
      titleRef={titleRef}
      report={report}
      reviewPath={reviewPath}
      drawPlaces={drawPlaces}
      kept={keptOf(comparison, host.settings.retentionHours)}
      replacing={replacing}
      onReplace={(files) => void replace(files, { without, kept })}
      onDownload={() => {
        // What the tab keeps is the report of the run, which tells nothing of what was said of it since.
        if (comparison !== null) acts.onDownload(comparison);
        else void analysis.getState().downloadAgain();
      }}
      onCertificate={comparison === null ? null : () => acts.onCertificate(comparison)}
      onNew={startNew}
      isSwapped={comparison?.swapped === true}
      onSwap={comparison === null ? null : () => acts.onSwap(comparison)}
      onDelete={comparison === null ? null : () => acts.onDelete(comparison)}
    />
  );
}
