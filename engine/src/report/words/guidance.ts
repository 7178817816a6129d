import type { FindingKind } from '@app/shared/contracts';
import { isOfVersions, orderedPairOf } from '../model/of-versions.ts';
import type { ReportFinding, ReportModel } from '../model/report-model.ts';
import { listed, plural } from './formatting.ts';

const mattersByType: Readonly<Record<string, string>> = {
  money: 'An amount that is stated two ways is paid, invoiced or claimed wrongly by one side.',
  date: 'Deadlines, terms and interest run from dates: a wrong one lets a right lapse or starts a duty too early.',
  duration: 'The length of a period decides until when a right or duty holds.',
  percent: 'A rate works on every amount it is applied to, so a small slip grows.',
  rate: 'A rate works on every amount it is applied to, so a small slip grows.',
  quantity: 'A different quantity means that something else is delivered, measured or paid for than was agreed.',
  count: 'A different number means that something else is delivered, counted or paid for than was agreed.',
  identifier: 'With a wrong reference the document points to another contract, account or item.',
  party: 'The wrong legal name can bind the wrong person or make a document unenforceable.',
  name: 'The wrong name can bind or address the wrong person.',
  address: 'Notices and deliveries that go to the wrong address may count as not made.',
  phone: 'People will be reached at the wrong place, or not at all.',
  email: 'Messages will reach the wrong person, or nobody.',
  url: 'Readers are sent to different places.',
  reference: 'A reference that leads to another place changes what was agreed.',
};

const mattersByKind: Readonly<Record<FindingKind, string>> = {
  'value-conflict': 'Both statements cannot be right, and whoever reads only one of the documents will act on it.',
  wording: 'The two texts may give different rights or duties, although they look alike.',
  missing: 'What stands in one document only may be unknown to whoever relies on the other one.',
  arithmetic: 'Figures that do not add up hide an error in at least one of them.',
  internal: 'The document contradicts itself, so each side may rely on the place that suits it.',
};

/** One sentence on what the difference can lead to. */
export function whyItMatters(report: ReportFinding): string {
  const { finding } = report;
  if (finding.severity === 'info') return 'This looks intended. It is listed so that nobody is surprised by it.';
  const type = finding.positions.find((position) => position.normalized !== undefined)?.normalized?.['type'] ?? '';
  if (isOfVersions(report) && finding.kind === 'missing')
    return 'Whoever knows one version only does not know of this change.';
  const special = finding.kind === 'value-conflict' ? mattersByType[type] : undefined;
  return special ?? mattersByKind[finding.kind];
}

/** What to do next. The documents are called by their letters, which stand beside their names in the quotes. */
export function howToSettle(report: ReportFinding, model: ReportModel): string {
  const name = (id: string): string => model.documentById.get(id)?.letter ?? id;
  const { readings, majority } = report;
  const scanNote = restsOnScan(report, model) ? ' One place is a scan: look at its picture first.' : '';
  if (isOfVersions(report) && !majority) return settleVersions(report, model, name) + scanNote;
  return (
    settleSentence(
      report,
      readings.filter((reading) => !reading.missing),
      majority,
      name,
    ) + scanNote
  );
}

/** A change was agreed or it was not: neither version is wrong by itself. */
function settleVersions(report: ReportFinding, model: ReportModel, name: (id: string) => string): string {
  const pair = orderedPairOf(report, model);
  if (pair !== undefined)
    return `Ask whether this change was agreed. Where it was not, put back the words of ${name(pair.a)}.`;
  const documents = [...new Set(report.readings.flatMap((reading) => reading.documents))].map(name);
  return `Find out which of ${listed(documents)} was agreed, and set ${documents.length > 2 ? 'the others' : 'the other'} to it.`;
}

/** Single characters of what was read by OCR may be wrong. */
export function restsOnScan({ finding }: ReportFinding, model: ReportModel): boolean {
  return finding.positions.some(
    ({ document, page, missing }) => !missing && model.documentById.get(document)?.document.ocrPages.includes(page),
  );
}

function settleSentence(
  report: ReportFinding,
  stated: ReportFinding['readings'],
  majority: boolean,
  name: (id: string) => string,
): string {
  const missing = report.readings.find((reading) => reading.missing);
  if (missing !== undefined)
    return `Decide whether it also belongs in ${listed(missing.documents.map(name))}, and add it there or note why it stands in one document only.`;
  if (report.finding.severity === 'info')
    return 'Nothing to do, if the later document is meant to change the earlier one.';
  if (report.finding.kind === 'arithmetic')
    return 'Work the sum out again from its parts, and correct the part or the total.';
  if (new Set(stated.flatMap((reading) => reading.documents)).size === 1)
    return 'Ask whoever wrote the document which of the places is meant, and correct the other.';
  const odd = stated.slice(1).flatMap((reading) => reading.documents);
  if (majority) {
    const agreeing = stated[0]?.documents ?? [];
    const who = agreeing.length > 3 ? `${agreeing.length} documents` : listed(agreeing.map(name));
    return `${who} agree with each other. Check ${listed([...new Set(odd)].map(name))} first, against the paper ${plural(new Set(odd).size, 'it was', 'they were')} made from.`;
  }
  const all = [...new Set(stated.flatMap((reading) => reading.documents))].map(name);
  return `Find out which of ${listed(all)} governs (the one signed or issued last), and correct ${all.length > 2 ? 'the others' : 'the other'}.`;
}
