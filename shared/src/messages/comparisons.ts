import { foundWords } from '../contracts/found-words.ts';
import { pagesNotComparedWords } from '../contracts/pages-not-compared.ts';
import { counted } from './counted.ts';
import { roughTime } from './rough-time.ts';
import { timeFormat, timeOfDay } from './time-format.ts';

const documents = (count: number): string => counted(count, 'document', 'documents');
const plural = new Intl.PluralRules('en', { type: 'ordinal' });
const suffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinal = (place: number): string => `${place}${suffixes[plural.select(place)] ?? 'th'}`;

const day = timeFormat({ day: 'numeric', month: 'short' });
const dayMs = 24 * 60 * 60_000;

/** `today 14:32` in the reader's time zone; both in milliseconds since the epoch. */
function when(at: number, now: number): string {
  const isSameDay = (one: number, other: number): boolean =>
    new Date(one).toDateString() === new Date(other).toDateString();
  if (isSameDay(at, now)) return `today ${timeOfDay(at)}`;
  return isSameDay(at, now - dayMs) ? `yesterday ${timeOfDay(at)}` : `${day(at)}, ${timeOfDay(at)}`;
}

/** All text of the list of comparisons, its actions and its questions. */
export const comparisonsMessages = {
  title: 'Recent comparisons',
  keptEach: (hours: number) => `Deleted after ${counted(hours, 'hour', 'hours')}`,
  loading: 'Loading your comparisons',
  loadFailed: 'The list could not be loaded.',
  tryAgain: 'Try again',
  showOlder: 'Show older comparisons',
  olderFailed: 'Older comparisons could not be loaded.',
  nothing: 'No recent comparisons',
  nothingHint: (hours: number) =>
    `Each comparison is kept for ${counted(hours, 'hour', 'hours')}, then deleted with its files.`,
  sample: 'Sample',

  documentsAt: (count: number, at: number, now: number) => `${documents(count)}, ${when(at, now)}`,
  documentsSince: (count: number, at: number) => `${documents(count)}, started at ${timeOfDay(at)}`,
  starting: 'Starting',
  inQueue: (place: number) => `${ordinal(place)} in the queue`,
  reading: 'Reading',
  comparing: 'Comparing',
  stepAt: (step: string, percent: number) => `${step}, ${percent}%`,
  timeLeft: (ms: number) => `${roughTime(ms)} left`,
  found: foundWords,
  open: (count: number) => `${count} open`,
  allDecided: 'All reviewed',
  places: (count: number) => counted(count, 'possible discrepancy', 'possible discrepancies'),
  allRead: 'All pages read',
  filesNotCompared: (count: number) => `${counted(count, 'file', 'files')} not compared`,
  pagesNotCompared: pagesNotComparedWords,
  foundInOthers: (found: number, others: number) => `${found} found in the other ${counted(others, 'file', 'files')}`,
  foundInRest: (found: number) => `${found} found in the other pages`,
  stopped: 'Stopped',
  cancelled: 'Cancelled',
  noReport: 'No report',
  hoursLeft: (hours: number) => `${counted(hours, 'hour', 'hours')} left`,
  minutesLeft: (minutes: number) => `${counted(minutes, 'minute', 'minutes')} left`,

  acts: (name: string) => `More actions for ${name}`,
  openIt: 'Open',
  downloadReport: 'Download report',
  runAgain: 'Run again',
  rename: 'Rename',
  newName: (name: string) => `New name for ${name}`,
  lengthOf: (length: number, limit: number) => `${length} of ${counted(limit, 'character', 'characters')}`,
  deleteNow: 'Delete now',
  cancel: 'Cancel',
  /** For screen readers: which row a button belongs to. */
  ofRow: (name: string) => ` ${name}`,

  deleteQuestion: (name: string) => `Delete ${name} now?`,
  deleteHint: (count: number, decided: number) => {
    const what = `The ${counted(count, 'file', 'files')}, their pages`;
    const decisions = counted(decided, 'decision', 'decisions');
    const rest = decided > 0 ? `, the report and your ${decisions}` : ' and the report';
    return `${what}${rest} will be deleted from the server. This cannot be undone.`;
  },
  keepIt: 'Keep it',
  deleted: (name: string) => `${name} was deleted.`,
  cancelQuestion: 'Cancel this comparison?',
  cancelHint: (percent: number, count: number) =>
    `It is ${percent}% done. The result will be discarded; ` +
    `${count === 1 ? 'your file stays' : `your ${count} files stay`}.`,
  goOn: 'Keep running',
  cancelIt: 'Cancel comparison',
  wasCancelled: 'Comparison cancelled.',
} as const;
