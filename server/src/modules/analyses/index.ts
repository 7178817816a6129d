import type { Module, Platform } from '../../platform/platform.ts';
import { findNeededDocuments, hasUnfinishedAnalysis } from './analysis-repository.ts';
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

/** What analyses need documents for: those of a session that is analysed stay as they are, those of comparisons stay. */
export const documentUse = { isLocked: hasUnfinishedAnalysis, findNeeded: findNeededDocuments } as const;
