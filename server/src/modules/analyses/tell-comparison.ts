import type { AnalysisProgress } from './analysis-progress.ts';
import type { ComparisonNews } from './comparison-messages.ts';

/** Says in words what the thread that compares has reached. */
export function tellComparison(progress: AnalysisProgress, documents: number, news: ComparisonNews): void {
  if (news.kind === 'comparing') progress.stepReached('comparing', news.share, `Comparing ${documents} documents`);
  if (news.kind === 'reporting') {
    const findings = news.findings === 1 ? '1 finding' : `${news.findings} findings`;
    progress.stepReached('reporting', 0, `Writing the report: ${findings}`);
  }
  if (news.kind === 'pictures') progress.stepReached('reporting', 0.5, 'Adding page images to the report');
}
