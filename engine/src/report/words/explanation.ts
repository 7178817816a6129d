import { plainLine } from '../ooxml/xml-text.ts';
import type { ReportModel } from '../model/report-model.ts';

/** The engine speaks of documents by their ids (`d2 says`); a reader knows them by name. */
export function namedExplanation(explanation: string, model: ReportModel): string {
  return plainLine(explanation).replace(/\bd\d+\b/g, (id) => model.documentById.get(id)?.name ?? id);
}
