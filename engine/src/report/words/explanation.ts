import type { Reading } from '../model/readings.ts';
import { isOfVersions, orderedPairOf } from '../model/of-versions.ts';
import type { ReportFinding, ReportModel } from '../model/report-model.ts';
import { shortLabel } from '../model/short-label.ts';
import { plainLine } from '../ooxml/xml-text.ts';
import { listed } from './formatting.ts';

export interface ExplanationPiece {
  readonly text: string;
  readonly strong: boolean;
}

/** Longer readings, or more of them, are left to the quotes. */
const longestLabel = 70;
const mostReadings = 4;
const longestName = 48;

/**
 * What differs: the sentence of the engine, then what each document says, in the order of the quotes, and how far the two
 * are apart.
 */
export function explanationOf(report: ReportFinding, model: ReportModel, difference = ''): ExplanationPiece[] {
  const change = addedOrRemoved(report, model);
  if (change !== undefined) return [plain(change)];
  const words = engineSentence(report, model);
  const isTold =
    report.readings.every((reading) => reading.label !== '' && words.includes(reading.label)) ||
    arePlacesTold(report.readings, words, model) ||
    (isOfVersions(report) && /” (?:was (?:added|removed)|is) in [A-Z]/u.test(words));
  const statement = isTold && report.readings.length > 0 ? [] : statementOf(report.readings, model);
  const gap = difference === '' ? [] : [plain(statement.length === 0 && words === '' ? difference : ` ${difference}`)];
  if (words === '') return [...statement, ...gap];
  // The sentence of the engine says itself how far its values are apart.
  if (isTold) return withStrong(words, report.readings);
  return statement.length === 0 ? [plain(words), ...gap] : [plain(`${words.slice(0, -1)}: `), ...statement, ...gap];
}

/** The sentence with the readings that it names set bold. */
function withStrong(words: string, readings: readonly Reading[]): ExplanationPiece[] {
  const labels = readings.map(({ label }) => label).filter((label) => label !== '');
  const escaped = labels
    .toSorted((a, b) => b.length - a.length)
    .map((label) => label.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  if (escaped.length === 0) return [plain(words)];
  const says = String.raw`(?<=\bsays? )(?:${escaped.join('|')})(?=[,.:;]|$)`;
  return words.split(new RegExp(`(${says})`)).map((text, at) => (at % 2 === 1 ? strong(text) : plain(text)));
}

/** What only one version contains, where it is known which of them is the earlier. */
function addedOrRemoved(report: ReportFinding, model: ReportModel): string | undefined {
  const missing = report.readings.find((reading) => reading.missing);
  const pair = orderedPairOf(report, model);
  if (missing === undefined || pair === undefined) return undefined;
  const isNew = missing.documents[0] === pair.a;
  return `${isNew ? 'Added' : 'Removed'} in ${nameOf(pair.b, model)}.`;
}

/** The sentence of the engine already names the documents that have the content and those that lack it. */
const arePlacesTold = (readings: readonly Reading[], words: string, model: ReportModel): boolean =>
  readings.some(({ missing }) => missing) &&
  readings.every(({ documents }) => documents.every((id) => words.includes(nameOf(id, model))));

/** The engine speaks of documents by their ids, and lists at the end who says what: a reader knows them by name. */
export function engineSentence({ finding }: ReportFinding, model: ReportModel): string {
  const words = plainLine(finding.explanation).replace(/\bd\d+\b/g, (id) => nameOf(id, model));
  const lists = model.documents.flatMap(({ name }) =>
    [`. ${name}: `, `. ${name}, `].map((text) => words.indexOf(text)),
  );
  const end = Math.min(...lists.filter((at) => at >= 0), words.length);
  const sentence = words.slice(0, end);
  return sentence === '' || /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

const nameOf = (id: string, model: ReportModel): string =>
  shortLabel(model.documentById.get(id)?.name ?? id, longestName);

/** `a.pdf and b.pdf say 5; c.pdf says 6.` Empty where that would be too long. */
function statementOf(readings: readonly Reading[], model: ReportModel): ExplanationPiece[] {
  const isMissing = readings.some((reading) => reading.missing);
  const isShort = readings.every((reading) => reading.label.length <= longestLabel);
  if (readings.length === 0 || readings.length > mostReadings || (!isShort && !isMissing)) return [];
  const [first] = readings;
  const isAlone = readings.every(({ documents }) => documents.length === 1 && documents[0] === first?.documents[0]);
  const pieces = readings.flatMap((reading, index): ExplanationPiece[] => {
    const says = /\p{N}/u.test(reading.label) ? reading.label : `“${reading.label}”`;
    if (isAlone && index > 0) return [plain(' and '), strong(says)];
    const who = holders(reading, model);
    const separator = index === 0 ? '' : '; ';
    if (reading.missing) return [plain(`${separator}it was not found in ${who}`)];
    if (!isShort) return [plain(`${separator}it is in ${who}`)];
    const verb = reading.documents.length === 1 ? 'says' : 'say';
    return [plain(`${separator}${who} ${verb} `), strong(says)];
  });
  return [...pieces, plain('.')];
}

function holders({ documents }: Reading, model: ReportModel): string {
  const names = documents.slice(0, 4).map((id) => nameOf(id, model));
  return documents.length > 4 ? `${names.join(', ')} and ${documents.length - 4} more` : listed(names);
}

const plain = (text: string): ExplanationPiece => ({ text, strong: false });
const strong = (text: string): ExplanationPiece => ({ text, strong: true });
