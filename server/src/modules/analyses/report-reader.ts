import type { FastifyRequest } from 'fastify';
import { preferredLocale } from './preferred-locale.ts';
import type { ReportReader } from './queue-analysis.ts';
import { reportTimeZone } from './report-time-zone.ts';

/** How the report for the person who asks is written. */
export function readerOf({ headers }: FastifyRequest, timeZone: string | undefined): ReportReader {
  return { locale: preferredLocale(headers['accept-language']), timeZone: reportTimeZone(timeZone) };
}
