import type { Platform } from '../../platform/platform.ts';
import { MachineShortage } from '../../platform/processes/index.ts';
import { handleJob, type JobContext, type JobHandler } from '../../platform/queue/index.ts';
import { AnalysisFailed } from './analysis-failed.ts';
import { claimAnalysis, isClaimed, type Claim } from './analysis-repository.ts';
import { AnalysisRun, type AnalysisRunContext } from './analysis-run.ts';
import { announceChange } from './announce-comparison.ts';
import { ComparisonThreads } from './comparison-threads.ts';
import { discardStored } from './discard-stored.ts';
import type { DocumentsPort } from './documents-port.ts';
import { endWithFailure, endWithoutReport } from './end-analysis.ts';
import { moveQueue } from './move-queue.ts';
import { runAnalysisJob } from './run-analysis-job.ts';
import { watchForStop } from './watch-for-stop.ts';

/** Takes an analysis from the queue and brings it to its end: a report, or a reason that a person understands. */
export function runAnalysis(platform: Platform, port: DocumentsPort, threads = new ComparisonThreads()): JobHandler {
  const shortage = new MachineShortage();
  return handleJob(runAnalysisJob(platform.config), async ({ analysisId }, context) => {
    const claim = { id: analysisId, attempt: context.attempt };
    // From before the claim: one that is stopped right after it is heard of.
    const stop = watchForStop(platform, claim);
    try {
      const analysis = await claimAnalysis(platform.db, claim);
      if (!analysis) return;
      await announceChange(platform, platform.db, analysisId);
      await moveQueue(platform);
      await runClaimed({ platform, port, threads, shortage, analysis, claim, stop, signal: context.signal }, context);
      await moveQueue(platform);
    } finally {
      stop.end();
    }
  });
}

async function runClaimed(of: AnalysisRunContext, { isLastAttempt, signal }: JobContext): Promise<void> {
  const { platform, claim } = of;
  const run = new AnalysisRun(of);
  try {
    await run.run();
  } catch (error) {
    // Also of one that was told to stop: a look at the row from before the claim says so of an analysis that is ours.
    if (!(await isClaimed(platform.db, claim))) {
      await discardReadings(of);
      await run.discardFindings();
      return;
    }
    const isLast = error instanceof AnalysisFailed || (isLastAttempt && !signal.aborted);
    if (!isLast) throw error;
    const found = run.withoutReport;
    if (found === null) {
      await endWithFailure(platform, endOf(run, claim), error instanceof AnalysisFailed ? error.message : failedOften);
      return;
    }
    platform.logger.error({ err: error, analysisId: claim.id }, 'the report of an analysis could not be written');
    await endWithoutReport(platform, claim, found);
  }
}

/** Every try has ended with an error that nobody foresaw. */
const failedOften =
  'Something went wrong on our side each time we tried. Run the comparison again; if it fails again, leave files out ' +
  'one by one to find the one that causes it.';

const endOf = ({ shown }: AnalysisRun, { id }: Claim) => ({ id, message: shown });

/** What was read of documents that were deleted meanwhile. */
async function discardReadings({ platform, port, analysis }: AnalysisRunContext): Promise<void> {
  const left = await port.find(platform.db, analysis.userId, analysis.documentIds);
  const gone = analysis.documentIds.filter((id) => left.every((document) => document.id !== id));
  await discardStored(platform, gone.map(port.readingKey));
}
