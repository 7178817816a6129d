import { foundWords } from '../contracts/found-words.ts';
import { counted } from './counted.ts';
import { roughTime } from './rough-time.ts';
import { timeFormat, timeOfDay } from './time-format.ts';

const documents = (count: number): string => counted(count, 'document', 'documents');
const plural = new Intl.PluralRules('en', { type: 'ordinal' });
const suffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinal = (place: number): string => `${place}${suffixes[plural.select(place)] ?? 'th'}`;

const day = timeFormat({ day: 'numeric', month: 'short' });
const dayMs = 24 * 60 * 60_000;

/** `today 14:32`; both are milliseconds since the epoch, told by the reader's clock. */
function when(at: number, now: number): string {
  const isSameDay = (one: number, other: number): boolean =>
    new Date(one).toDateString() === new Date(other).toDateString();
  if (isSameDay(at, now)) return `today ${timeOfDay(at)}`;
  return isSameDay(at, now - dayMs) ? `yesterday ${timeOfDay(at)}` : `${day(at)}, ${timeOfDay(at)}`;
}

/** Every text about comparisons as things that one comes back to: the list, its acts, its questions. */
export const comparisonsMessages = {
  title: 'Recent comparisons',
  keptEach: (hours: number) => `Kept for ${counted(hours, 'hour', 'hours')} each`,
  loading: 'Loading your comparisons',
  loadFailed: 'The list could not be loaded.',
  tryAgain: 'Try again',
  showOlder: 'Show older comparisons',
  olderFailed: 'Older comparisons could not be loaded.',
  nothing: 'Nothing here now',
  nothingHint: (hours: number) =>
    `A comparison stays here for ${counted(hours, 'hour', 'hours')}, then it is deleted with its files.`,
  sample: 'Sample',

  documentsAt: (count: number, at: number, now: number) => `${documents(count)}, ${when(at, now)}`,
  documentsSince: (count: number, at: number) => `${documents(count)}, started ${timeOfDay(at)}`,
  starting: 'Starting',
  inQueue: (place: number) => `${ordinal(place)} in the queue`,
  reading: (percent: number) => `Reading, ${percent}%`,
  comparing: (percent: number) => `Comparing, ${percent}%`,
  timeLeft: (ms: number) => `${roughTime(ms)} left`,
  found: foundWords,
  open: (count: number) => `${count} open`,
  allDecided: 'All decided',
  places: (count: number) => `${counted(count, 'place', 'places')} to look at`,
  allRead: 'All read',
  filesNotCompared: (count: number) => `${counted(count, 'file', 'files')} not compared`,
  pagesNotCompared: (count: number) => `${counted(count, 'page', 'pages')} not compared`,
  foundInOthers: (found: number, others: number) => `${found} found in the other ${others}`,
  foundInRest: (found: number) => `${found} found in the rest`,
  stopped: 'Stopped',
  cancelled: 'Cancelled',
  noReport: 'No report',
  hoursLeft: (hours: number) => `${hours} h left`,
  minutesLeft: (minutes: number) => `${minutes} min left`,

  acts: (name: string) => `More for ${name}`,
  openIt: 'Open',
  downloadReport: 'Download report',
  runAgain: 'Run again',
  rename: 'Rename',
  newName: (name: string) => `New name of ${name}`,
  deleteNow: 'Delete now',
  cancel: 'Cancel',
  /** Said to readers, who cannot see which row the button stands in. */
  ofRow: (name: string) => ` ${name}`,

  deleteQuestion: (name: string) => `Delete ${name} now?`,
  deleteHint: (count: number, decided: number) => {
    const what = `The ${counted(count, 'file', 'files')}, their pages`;
    const decisions = counted(decided, 'decision', 'decisions');
    const rest = decided > 0 ? `, the report and your ${decisions}` : ' and the report';
    return `${what}${rest} are deleted from the server. This cannot be undone.`;
  },
  keepIt: 'Keep it',
  deleted: (name: string) => `${name} was deleted.`,
  cancelQuestion: 'Cancel this comparison?',
  cancelHint: (percent: number, count: number) =>
    `It is at ${percent}%. Nothing of it is kept, and there is no report. ` +
    `${count === 1 ? 'Your file stays' : `Your ${count} files stay`}, so you can start again.`,
  goOn: 'Go on',
  cancelIt: 'Cancel comparison',
  wasCancelled: 'The comparison was cancelled.',
} as const;
