/** `Discrepancy_Report_<YYYY-MM-DDTHH-mm-ss>.docx`, in the given time zone (default UTC). */
export function reportFileName(createdAt: Date, timeZone = 'UTC'): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(createdAt);
  const of = (type: Intl.DateTimeFormatPartTypes): string => parts.find((part) => part.type === type)?.value ?? '';
  return `Discrepancy_Report_${of('year')}-${of('month')}-${of('day')}T${of('hour')}-${of('minute')}-${of('second')}.docx`;
}
