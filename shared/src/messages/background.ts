import { foundWords } from '../contracts/found-words.ts';
import { roughTime } from './rough-time.ts';

/** What the slim bar of the host says about comparisons that go on while their page is left. */
export const backgroundMessages = {
  label: 'Running comparison',
  comparing: (name: string) => `Comparing ${name}`,
  readingFile: (name: string) => `Reading ${name}`,
  offline: 'You are offline. It goes on at the server.',
  timeLeft: (ms: number) => roughTime(ms),
  found: (count: number, isOfVersions: boolean, name: string) => `${foundWords(count, isOfVersions)} found in ${name}`,
  incomplete: (count: number, isOfVersions: boolean, name: string) =>
    `${foundWords(count, isOfVersions)} in what could be read of ${name}`,
  stopped: (name: string) => `${name} stopped, there is no report`,
  percent: (value: number) => `${value}%`,
  barLabel: 'Progress of the comparison',
  others: (count: number) => `and ${count} more`,
  show: 'Show',
  open: 'Open',
  cancel: 'Cancel',
  close: 'Close',
} as const;
