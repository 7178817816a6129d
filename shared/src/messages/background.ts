import { foundWords } from '../contracts/found-words.ts';
import { roughTime } from './rough-time.ts';

/** Text of the host's bar about comparisons that run in the background. */
export const backgroundMessages = {
  label: 'Running comparison',
  comparing: (name: string) => `Comparing ${name}`,
  readingFile: (name: string) => `Reading ${name}`,
  offline: 'You are offline. The comparison is still running on the server.',
  timeLeft: (ms: number) => roughTime(ms),
  found: (count: number, isOfVersions: boolean, name: string) => `${foundWords(count, isOfVersions)} found in ${name}`,
  incomplete: (count: number, isOfVersions: boolean, name: string) =>
    `${foundWords(count, isOfVersions)} in the readable part of ${name}`,
  stopped: (name: string) => `${name} stopped. There is no report.`,
  percent: (value: number) => `${value}%`,
  barLabel: 'Progress of the comparison',
  others: (count: number) => `and ${count} more`,
  show: 'Show',
  open: 'Open',
  cancel: 'Cancel',
  close: 'Close',
} as const;
