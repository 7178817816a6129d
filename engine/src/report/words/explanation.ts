import { plainLine } from '../ooxml/xml-text.ts';
import type { Reading } from '../model/readings.ts';
import type { ReportFinding, ReportModel } from '../model/report-model.ts';
import { listed } from './formatting.ts';

export interface ExplanationPiece {
  readonly text: string;
  readonly strong: boolean;
}

/** Longer readings, or more of them, are left to the quotes. */
const longestLabel = 70;
const mostReadings = 4;

/**
 * What differs: the sentence of the engine, and who says what where that sentence does not name it. The engine speaks
 * of documents by their ids (`d2 says`); a reader knows them by name.
 */
export function explanationOf(report: ReportFinding, model: ReportModel): ExplanationPiece[] {
  const name = (id: string): string => model.documentById.get(id)?.name ?? id;
  const words = plainLine(report.finding.explanation).replace(/\bd\d+\b/g, name);
  const told = report.readings.some((reading) => reading.label !== '' && words.includes(reading.label));
  const statement = told || !canBeTold(report.readings) ? [] : statementOf(report.readings, name);
  if (words === '') return statement;
  const sentence = /[.!?]$/.test(words) ? words : `${words}.`;
  if (statement.length === 0) return [plain(sentence)];
  return [plain(`${sentence.slice(0, -1)}: `), ...statement];
}

function canBeTold(readings: readonly Reading[]): boolean {
  const short = readings.every((reading) => reading.label.length <= longestLabel);
  return short && readings.length > 0 && readings.length <= mostReadings;
}

/** `a.pdf and b.pdf say 5; c.pdf says 6.` */
function statementOf(readings: readonly Reading[], name: (id: string) => string): ExplanationPiece[] {
  const pieces = readings.flatMap((reading, index): ExplanationPiece[] => {
    const separator = index === 0 ? '' : '; ';
    const who = listed(reading.documents.slice(0, 4).map(name));
    const others = reading.documents.length > 4 ? ` and ${reading.documents.length - 4} more` : '';
    if (reading.missing) return [plain(`${separator}it was not found in ${who}${others}`)];
    const verb = reading.documents.length === 1 ? 'says' : 'say';
    return [plain(`${separator}${who}${others} ${verb} `), strong(reading.label)];
  });
  return [...pieces, plain('.')];
}

const plain = (text: string): ExplanationPiece => ({ text, strong: false });
const strong = (text: string): ExplanationPiece => ({ text, strong: true });
