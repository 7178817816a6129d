import type { Comparison } from '@app/shared/contracts';
import type { BackgroundTask } from '@app/shared/federation';
import { backgroundMessages, comparisonsMessages } from '@app/shared/messages';
import { isUnderWay, remainingMsOf, stepNameOf, totalOf } from '../features/comparisons/index.ts';
import { addressOf } from './addresses.ts';

const texts = backgroundMessages;

export interface BackgroundSources {
  readonly list: readonly Comparison[];
  /** Ended while nobody watched. */
  readonly ended: readonly Comparison[];
  /** Those that the page shows: the one behind the overlay, and the one whose findings are read. */
  readonly inFront: readonly (string | null)[];
  readonly isOffline: boolean;
  readonly now: number;
  readonly onCancel: (comparison: Comparison) => void;
  readonly onSeen: (comparison: Comparison) => void;
}

/** The title says already that it compares. */
function unsaidStepOf(comparison: Comparison): string {
  const step = stepNameOf(comparison);
  return step === comparisonsMessages.comparing ? '' : step;
}

function runningTask(comparison: Comparison, { isOffline, now, onCancel }: BackgroundSources): BackgroundTask {
  const { id, name, progress, documents } = comparison;
  const reading = documents.find(({ state }) => state === 'reading');
  const remaining = isOffline ? null : remainingMsOf(comparison, now);
  const percent = Math.round(progress);
  const step = reading === undefined ? unsaidStepOf(comparison) : texts.readingFile(reading.name);
  return {
    id,
    title: texts.comparing(name),
    step: isOffline ? texts.offline : step,
    percent,
    timeLeft: remaining === null ? '' : texts.timeLeft(remaining),
    state: isOffline ? 'paused' : 'running',
    href: addressOf(id),
    onCancel: () => onCancel(comparison),
  };
}

function endedTitle({ status, name, counts, verdict, changes }: Comparison): string {
  if (status === 'failed') return texts.stopped(name);
  const found = counts === undefined ? 0 : totalOf(counts);
  const say = verdict === 'incomplete' ? texts.incomplete : texts.found;
  return say(found, changes !== undefined, name);
}

/** Never `done` where a file or page was not compared: that is told by a green tick. */
function endedState({ status, verdict }: Comparison): BackgroundTask['state'] {
  if (status === 'failed') return 'failed';
  return verdict === 'incomplete' ? 'partly' : 'done';
}

const endedTask = (comparison: Comparison, { onSeen }: BackgroundSources): BackgroundTask => ({
  id: comparison.id,
  title: endedTitle(comparison),
  step: '',
  percent: null,
  timeLeft: '',
  state: endedState(comparison),
  href: addressOf(comparison.id),
  onSeen: () => onSeen(comparison),
});

/** What the bar of the host tells: what has ended unseen, then what goes on. */
export function backgroundTasks(sources: BackgroundSources): readonly BackgroundTask[] {
  const { list, ended, inFront } = sources;
  const running = list.filter((comparison) => isUnderWay(comparison) && !inFront.includes(comparison.id));
  return [
    ...ended.map((comparison) => endedTask(comparison, sources)),
    ...running.map((comparison) => runningTask(comparison, sources)),
  ];
}
