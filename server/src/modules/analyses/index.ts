import type { Executor } from '../../platform/db/index.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import { findNeededDocuments, hasUnfinishedAnalysis } from './analysis-repository.ts';
import { countKept } from './comparison-repository.ts';
import { deleteComparisonsOf } from './delete-comparisons-of.ts';
import type { DocumentsPort } from './documents-port.ts';
import { expireAnalyses } from './expire-analyses.job.ts';
import { reconcileAnalyses } from './reconcile-analyses.job.ts';
import { runAnalysis } from './run-analysis.job.ts';
import { sweepReports } from './sweep-reports.job.ts';

/** What other modules may ask about analyses. */
export interface Analyses {
  readonly module: Module;
  /** Comparisons of a person that are kept. */
  readonly countOf: (tx: Executor, userId: string) => Promise<number>;
  /** Deletes the rows of a person and stops what runs; answers what deletes reports and results. */
  readonly deleteOf: (tx: Executor, userId: string) => Promise<() => Promise<void>>;
}

export function createAnalyses(platform: Platform, port: DocumentsPort): Analyses {
  return {
    module: {
      routes: async (api) => (await import('./routes.ts')).registerAnalysisRoutes(api, platform, port),
      jobs: [
        runAnalysis(platform, port),
        expireAnalyses(platform, port),
        reconcileAnalyses(platform),
        sweepReports(platform),
      ],
    },
    countOf: countKept,
    deleteOf: (tx, userId) => deleteComparisonsOf(platform, tx, userId),
  };
}

/** What analyses need documents for: those of a session that is analysed stay as they are, those of comparisons stay. */
export const documentUse = { isLocked: hasUnfinishedAnalysis, findNeeded: findNeededDocuments } as const;
