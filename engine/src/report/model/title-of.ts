import type { Finding } from '@app/shared/contracts';
import { plainLine } from '../ooxml/xml-text.ts';
import { readingsOf, type Reading } from './readings.ts';
import { shortLabel } from './short-label.ts';

/** What a finding is called wherever it is listed. A subject taken from the middle of a sentence still stands as a title. */
export function titleOf(finding: Finding, readings: readonly Reading[] = readingsOf(finding)): string {
  const subject = plainLine(finding.subject);
  return subject === '' ? titleFromReadings(readings) : subject.charAt(0).toUpperCase() + subject.slice(1);
}

/** Where nothing names the subject, what is said about it does. */
function titleFromReadings(readings: readonly Reading[]): string {
  const labels = readings.filter((reading) => reading.label !== '').map((reading) => shortLabel(reading.label, 36));
  return labels.slice(0, 2).join(' or ') || 'Unnamed passage';
}
