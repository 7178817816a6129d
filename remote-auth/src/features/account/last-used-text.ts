import { accountMessages, timeFormat, timeOfDay } from '@app/shared/messages';

const { usedToday, usedYesterday, usedOn } = accountMessages.sessions;

const dayOf = timeFormat({ day: 'numeric', month: 'long' });
const dayOfYear = timeFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** Days by the calendar of this place: 23:59 and 00:01 are two days. */
function daysBetween(early: Date, late: Date): number {
  const midnight = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((midnight(late) - midnight(early)) / 86_400_000);
}

/** When a browser was last used, as one would say it now. */
export function lastUsedText(lastUsedAt: string, now: Date): string {
  const used = new Date(lastUsedAt);
  const days = daysBetween(used, now);
  if (days <= 0) return usedToday(timeOfDay(used.getTime()));
  if (days === 1) return usedYesterday(timeOfDay(used.getTime()));
  return usedOn((used.getFullYear() === now.getFullYear() ? dayOf : dayOfYear)(used.getTime()));
}
