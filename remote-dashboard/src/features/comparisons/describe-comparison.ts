import { notComparableWords, type Comparison, type FindingCounts } from '@app/shared/contracts';
import { comparisonsMessages } from '@app/shared/messages';

const texts = comparisonsMessages;

export interface ComparisonWords {
  readonly sign: 'running' | 'found' | 'none' | 'partly' | 'stopped' | 'cancelled';
  /** What it has come to. */
  readonly verdict: string;
  /** A second, smaller line. */
  readonly detail: string;
}

export const totalOf = ({ high, medium, low, info }: FindingCounts): number => high + medium + low + info;

/** Less done than this says nothing about how long the rest takes. */
const fewestPercent = 5;

/** Milliseconds until the end, as far as the pace so far tells; null while it tells nothing. */
export function remainingMsOf({ status, startedAt, progress }: Comparison, now: number): number | null {
  if (status !== 'running' || startedAt === undefined || progress < fewestPercent) return null;
  const spent = Math.max(0, now - Date.parse(startedAt));
  return (spent * (100 - progress)) / progress;
}

/** What one does that has not ended. */
export function stepNameOf({ status, queuePlace, documents, progress }: Comparison): string {
  if (status === 'queued') return queuePlace === undefined ? texts.starting : texts.inQueue(queuePlace);
  if (progress === 0) return texts.starting;
  const isReading = documents.some(({ state }) => state === 'waiting' || state === 'reading');
  return isReading ? texts.reading : texts.comparing;
}

/** The same with how far it is, where nothing else says that. */
export function stepOf(comparison: Comparison): string {
  const { status, progress } = comparison;
  const name = stepNameOf(comparison);
  return status === 'queued' || progress === 0 ? name : texts.stepAt(name, Math.round(progress));
}

/** Files of which nothing was compared. */
export const unreadFilesOf = ({ documents }: Pick<Comparison, 'documents'>) =>
  documents.filter(({ state }) => state === 'failed');

const unreadPagesOf = ({ documents }: Comparison): number =>
  documents.reduce((sum, { unreadPages = [], state }) => sum + (state === 'failed' ? 0 : unreadPages.length), 0);

/** Pages of all files that could be opened. */
const pagesOf = ({ documents }: Comparison): number =>
  documents.reduce((sum, { pages = 0, state }) => sum + (state === 'failed' ? 0 : pages), 0);

function describePartly(comparison: Comparison, found: number): ComparisonWords {
  const files = unreadFilesOf(comparison).length;
  const verdict =
    files > 0 ? texts.filesNotCompared(files) : texts.pagesNotCompared(unreadPagesOf(comparison), pagesOf(comparison));
  const others = comparison.documents.length - files;
  return { sign: 'partly', verdict, detail: files > 0 ? texts.foundInOthers(found, others) : texts.foundInRest(found) };
}

function describeResult(comparison: Comparison): ComparisonWords {
  const { counts, verdict, decided, possible = 0, changes, notComparable } = comparison;
  const found = counts === undefined ? 0 : totalOf(counts);
  if (verdict === 'incomplete') return describePartly(comparison, found);
  if (found === 0 && notComparable !== undefined)
    return {
      sign: 'partly',
      verdict: notComparableWords(notComparable),
      detail: possible > 0 ? texts.places(possible) : '',
    };
  const words = texts.found(found, changes !== undefined);
  if (found > 0) {
    const open = found - decided;
    return { sign: 'found', verdict: words, detail: open > 0 ? texts.open(open) : texts.allDecided };
  }
  return { sign: 'none', verdict: words, detail: possible > 0 ? texts.places(possible) : texts.allRead };
}

/** Says in words where a comparison stands. */
export function describeComparison(comparison: Comparison, now: number): ComparisonWords {
  switch (comparison.status) {
    case 'queued':
    case 'running': {
      const remaining = remainingMsOf(comparison, now);
      const detail = remaining === null ? '' : texts.timeLeft(remaining);
      return { sign: 'running', verdict: stepOf(comparison), detail };
    }
    case 'failed':
      return { sign: 'stopped', verdict: texts.stopped, detail: comparison.reason ?? texts.noReport };
    case 'cancelled':
      return { sign: 'cancelled', verdict: texts.cancelled, detail: texts.noReport };
    case 'completed':
      return describeResult(comparison);
  }
}

export const isUnderWay = ({ status }: Comparison): boolean => status === 'queued' || status === 'running';

/** Of files and when: `4 documents, today 14:32`. */
export function describeOrigin(comparison: Comparison, now: number): string {
  const { documents, createdAt, startedAt, finishedAt } = comparison;
  return isUnderWay(comparison)
    ? texts.documentsSince(documents.length, Date.parse(startedAt ?? createdAt))
    : texts.documentsAt(documents.length, Date.parse(finishedAt ?? createdAt), now);
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long one is kept: under an hour it is worth a warning. Null when it is due. */
export function timeLeftOf({ expiresAt }: Comparison, now: number): { text: string; isShort: boolean } | null {
  const left = Date.parse(expiresAt) - now;
  if (left <= 0) return null;
  return left >= hourMs
    ? { text: texts.hoursLeft(Math.floor(left / hourMs)), isShort: false }
    : { text: texts.minutesLeft(Math.ceil(left / minuteMs)), isShort: true };
}
