import type { HostServices } from '@app/shared/federation';
import { reportingJobOf, type AnalysisState, type AnalysisStore } from '../features/analysis/index.ts';
import type { UploadsStore } from '../features/uploads/index.ts';

export interface HeldParts {
  readonly analysis: AnalysisStore;
  readonly uploads: UploadsStore;
}

/** A hold that is taken and let go of as often as it changes. */
function createHold(take: () => () => void): (isHeld: boolean) => void {
  let release: (() => void) | null = null;
  return (isHeld) => {
    if (isHeld) release ??= take();
    else {
      release?.();
      release = null;
    }
  };
}

/** While the findings are to come. Once they are there nothing is lost: the report can be had at any later time. */
const isWaitedFor = (state: AnalysisState): boolean => state.phase === 'running' && reportingJobOf(state) === null;

/**
 * Leaving the page warns while something would be lost, and never otherwise; no newer release of it is offered while
 * there is a list of files, which a reload would lose. Both hold on the other pages of the host too, where uploads go on.
 * Returns the way to let go.
 */
export function holdPage(host: HostServices, { analysis, uploads }: HeldParts): () => void {
  const warn = createHold(() => host.holdPage('leave'));
  const keepRelease = createHold(() => host.holdPage('form'));
  const update = () => {
    const { items, cloudDownload } = uploads.getState();
    const isUploading = items.some(({ status }) => status === 'idle' || status === 'uploading');
    warn(isUploading || cloudDownload || isWaitedFor(analysis.getState().state));
    keepRelease(items.length > 0);
  };
  update();
  const stops = [uploads.subscribe(update), analysis.subscribe(update)];
  return () => {
    for (const stop of stops) stop();
    warn(false);
    keepRelease(false);
  };
}
