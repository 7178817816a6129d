import { counted } from './counted.ts';

/** A rough time: an exact count of seconds helps no one who waits. */
export function roughTime(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 8) return 'a few seconds';
  if (seconds < 55) return `about ${Math.max(10, Math.round(seconds / 10) * 10)} seconds`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes < 60
    ? `about ${counted(minutes, 'minute', 'minutes')}`
    : `about ${counted(Math.round(minutes / 60), 'hour', 'hours')}`;
}
