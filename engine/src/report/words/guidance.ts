import type { FindingKind, Position } from '@app/shared/contracts';
import { isOfVersions, orderedPairOf } from '../model/of-versions.ts';
import type { ReportFinding, ReportModel } from '../model/report-model.ts';
import { listed, plural } from './formatting.ts';

const mattersByType: Readonly<Record<string, string>> = {
  money: 'Conflicting amounts lead to wrong payments, invoices or claims.',
  date: 'Deadlines, terms and interest depend on dates: a wrong date can let a right lapse or start a duty too early.',
  duration: 'The length of a period determines how long a right or duty lasts.',
  quantity: 'A wrong quantity means that more or less than agreed is delivered, measured or paid for.',
  count: 'A wrong number means that more or less than agreed is delivered, counted or paid for.',
  identifier: 'A wrong reference points to a different contract, account or item.',
  party: 'The wrong legal name can bind the wrong person or make a document unenforceable.',
  name: 'The wrong name can bind or address the wrong person.',
  address: 'Notices and deliveries sent to the wrong address may not count as received.',
  phone: 'Calls will reach the wrong person, or no one.',
  email: 'Messages will reach the wrong person, or no one.',
  url: 'Readers are sent to different places.',
  reference: 'A reference to a different provision changes what was agreed.',
};

const mattersByKind: Readonly<Partial<Record<FindingKind, string>>> = {
  wording: 'The two texts may give different rights or duties even though they look similar.',
  missing: 'Anyone who relies on the other document may not know of this content.',
  arithmetic: 'Figures that do not add up mean that at least one of them is wrong.',
  internal: 'The document contradicts itself, so each party may rely on the passage that suits it.',
};

/** One sentence on what the difference can lead to; empty where there is nothing to add to the explanation. */
export function whyItMatters(report: ReportFinding): string {
  const { finding } = report;
  if (finding.severity === 'info') return 'This looks intended. It is listed for completeness.';
  const type = finding.positions.find((position) => position.normalized !== undefined)?.normalized?.['type'] ?? '';
  if (isOfVersions(report) && finding.kind === 'missing')
    return 'A reader of one version alone would miss this change.';
  const special = finding.kind === 'value-conflict' ? mattersByType[type] : undefined;
  return special ?? mattersByKind[finding.kind] ?? '';
}

/** What to do next. The documents are called by their letters, which the quotes show next to their names. */
export function nextStep(report: ReportFinding, model: ReportModel): string {
  const name = (id: string): string => model.documentById.get(id)?.letter ?? id;
  const { readings, majority } = report;
  const scanNote = scanNoteOf(report, model, name);
  if (isOfVersions(report) && !majority) return stepForVersions(report, model, name) + scanNote;
  return (
    stepSentence(
      report,
      readings.filter((reading) => !reading.missing),
      majority,
      name,
    ) + scanNote
  );
}

/** A change was agreed or it was not: neither version is wrong in itself. */
function stepForVersions(report: ReportFinding, model: ReportModel, name: (id: string) => string): string {
  const pair = orderedPairOf(report, model);
  if (pair !== undefined) return `Ask whether this change was agreed. If not, restore the wording of ${name(pair.a)}.`;
  const documents = [...new Set(report.readings.flatMap((reading) => reading.documents))].map(name);
  return `Find out which of ${listed(documents)} was agreed, and correct ${documents.length > 2 ? 'the others' : 'the other'}.`;
}

/** ` B was read by OCR: check the image first.` */
function scanNoteOf({ finding }: ReportFinding, model: ReportModel, name: (id: string) => string): string {
  const scans = finding.positions
    .filter((position) => isScanned(position, model))
    .map(({ document }) => name(document));
  const letters = [...new Set(scans)].toSorted();
  if (letters.length === 0) return '';
  return ` ${listed(letters)} ${plural(letters.length, 'was', 'were')} read by OCR: check the ${plural(letters.length, 'image', 'images')} first.`;
}

const isScanned = ({ document, page, missing }: Position, model: ReportModel): boolean =>
  missing !== true && model.documentById.get(document)?.document.ocrPages.includes(page) === true;

/** Single characters of what was read by OCR may be wrong. */
export function restsOnScan({ finding }: ReportFinding, model: ReportModel): boolean {
  return finding.positions.some((position) => isScanned(position, model));
}

function stepSentence(
  report: ReportFinding,
  stated: ReportFinding['readings'],
  majority: boolean,
  name: (id: string) => string,
): string {
  const missing = report.readings.find((reading) => reading.missing);
  if (missing !== undefined)
    return `Decide whether it also belongs in ${listed(missing.documents.map(name))}. Add it there, or note why it is not needed.`;
  if (report.finding.severity === 'info')
    return 'Nothing to do if the later document is meant to change the earlier one.';
  if (report.finding.kind === 'arithmetic')
    return 'Recalculate the total from its parts, and correct the part or the total.';
  if (new Set(stated.flatMap((reading) => reading.documents)).size === 1)
    return 'Ask the author of the document which passage is correct, and correct the other.';
  const odd = stated.slice(1).flatMap((reading) => reading.documents);
  if (majority) {
    const agreeing = stated[0]?.documents ?? [];
    const who = agreeing.length > 3 ? `${agreeing.length} documents` : listed(agreeing.map(name));
    return `${who} agree; check ${listed([...new Set(odd)].map(name))} against ${plural(new Set(odd).size, 'its source', 'their sources')}.`;
  }
  const all = [...new Set(stated.flatMap((reading) => reading.documents))].map(name);
  return `Find out which of ${listed(all)} prevails (usually the one signed or issued last), and correct ${all.length > 2 ? 'the others' : 'the other'}.`;
}
