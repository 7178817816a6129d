import type { Executor } from '../../platform/db/index.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import { type AnalysisSession, hasUnfinishedAnalysis } from './analysis-repository.ts';
import type { DocumentsPort } from './documents-port.ts';
import { expireAnalyses } from './expire-analyses.job.ts';
import { reconcileAnalyses } from './reconcile-analyses.job.ts';
import { analysisRoutes } from './routes.ts';
import { runAnalysis } from './run-analysis.job.ts';
import { sweepReports } from './sweep-reports.job.ts';

export function createAnalyses(platform: Platform, port: DocumentsPort): Module {
  return {
    routes: analysisRoutes(platform, port),
    jobs: [runAnalysis(platform, port), expireAnalyses(platform), reconcileAnalyses(platform), sweepReports(platform)],
  };
}

/** True while an analysis of the session waits or runs. */
export async function isAnalysing(tx: Executor, session: AnalysisSession): Promise<boolean> {
  return hasUnfinishedAnalysis(tx, session);
}
