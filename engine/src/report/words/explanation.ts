import { plainLine } from '../ooxml/xml-text.ts';
import type { ReportFinding, ReportModel } from '../model/report-model.ts';
import { listed } from './formatting.ts';

/** What differs, in one sentence. The engine speaks of documents by their ids (`d2 says`); a reader knows them by name. */
export function explanationOf(report: ReportFinding, model: ReportModel): string {
  const name = (id: string): string => model.documentById.get(id)?.name ?? id;
  const words = plainLine(report.finding.explanation).replace(/\bd\d+\b/g, name);
  const sentence = words === '' ? fromReadings(report, name) : words;
  return sentence === '' || /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

function fromReadings(report: ReportFinding, name: (id: string) => string): string {
  return report.readings
    .map((reading) => `${listed(reading.documents.map(name))}: ${reading.missing ? 'not found' : reading.label}`)
    .join('; ');
}
