import { accountMessages } from '@app/shared/messages';

const { usedToday, usedYesterday, usedOn } = accountMessages.sessions;

const timeOf = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayOf = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** Days by the calendar of this place: 23:59 and 00:01 are two days. */
function daysBetween(early: Date, late: Date): number {
  const midnight = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((midnight(late) - midnight(early)) / 86_400_000);
}

/** When a browser was last used, as one would say it now. */
export function lastUsedText(lastUsedAt: string, now: Date): string {
  const used = new Date(lastUsedAt);
  const days = daysBetween(used, now);
  if (days <= 0) return usedToday(timeOf.format(used));
  if (days === 1) return usedYesterday(timeOf.format(used));
  return usedOn((used.getFullYear() === now.getFullYear() ? dayOf : dayOfYear).format(used));
}
