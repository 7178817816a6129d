import { paragraph, type Block } from '../blocks/block.ts';
import { bookmark, run } from '../blocks/inline.ts';
import type { Severity } from '@app/shared/contracts';
import { severities } from '../model/order-findings.ts';
import { areTwoVersions, blockTest } from '../model/of-versions.ts';
import type { ReportFinding, ReportModel } from '../model/report-model.ts';
import type { ReportContext } from '../report-context.ts';
import { severityLabels } from '../words/labels.ts';

export interface SectionHeading {
  readonly anchor: string;
  readonly level: 1;
  readonly text: string;
}

export const topHeading: SectionHeading = { anchor: 'top_findings', level: 1, text: 'Top findings' };
export const documentsHeading: SectionHeading = { anchor: 'documents', level: 1, text: 'Documents' };
export const matrixHeading: SectionHeading = { anchor: 'matrix', level: 1, text: 'Findings by document' };
export const placesHeading: SectionHeading = { anchor: 'places', level: 1, text: 'Possible discrepancies' };
export const dismissedHeading: SectionHeading = { anchor: 'dismissed', level: 1, text: 'Appendix: dismissed findings' };
export const changesHeading: SectionHeading = { anchor: 'changes', level: 1, text: 'List of changes' };
export const agreesHeading: SectionHeading = { anchor: 'agrees', level: 1, text: 'What agrees' };
export const certificateHeading: SectionHeading = {
  anchor: 'certificate',
  level: 1,
  text: 'Comparison certificate',
};
export const ledgerHeading: SectionHeading = { anchor: 'ledger', level: 1, text: 'What was looked at' };
export const readingHeading: SectionHeading = { anchor: 'reading', level: 1, text: 'How the documents were read' };
export const guideHeading: SectionHeading = { anchor: 'guide', level: 1, text: 'How to read this report' };

export function severityHeading(severity: Severity, reports: readonly ReportFinding[]): SectionHeading {
  const { name, advice } = severityLabels[severity];
  const following = reports.reduce((sum, report) => sum + report.consequences.length, 0);
  const count =
    following === 0
      ? `${reports.length}`
      : `${reports.length}, plus ${following} that ${following === 1 ? 'follows' : 'follow'} from them`;
  return { anchor: `severity_${severity}`, level: 1, text: `${name} findings (${count}): ${advice}` };
}

/** The findings of a severity that have a block of their own. */
export function blocksOfSeverity(model: ReportModel, severity: Severity): ReportFinding[] {
  return model.findings.filter((report) => report.severity === severity).filter(blockTest(model));
}

/** The headings of a report in their order; what the table of contents lists. */
export function sectionHeadings(context: ReportContext): SectionHeading[] {
  const { model } = context;
  const bySeverity = severities.flatMap((severity) => {
    const reports = blocksOfSeverity(model, severity);
    return reports.length === 0 ? [] : [severityHeading(severity, reports)];
  });
  const places = model.places.length === 0 ? [] : [placesHeading];
  const changes = model.versions.length === 0 ? [] : [changesHeading];
  const dismissed = model.dismissed.length === 0 ? [] : [dismissedHeading];
  const ledger = model.result.coverage.documents === undefined ? [] : [ledgerHeading];
  const certificates = (model.result.certificates ?? []).length === 0 ? [] : [certificateHeading];
  const end = [agreesHeading, ...dismissed, ...ledger, readingHeading, guideHeading];
  if (areTwoVersions(model)) return [...certificates, ...changes, ...bySeverity, ...places, ...end];
  const findings = model.findings.length === 0 ? [] : [matrixHeading, ...bySeverity];
  return [...certificates, ...findings, ...places, ...changes, ...end];
}

export function headingParagraph(heading: SectionHeading, pageBreakBefore = false): Block {
  return paragraph(bookmark(heading.anchor, run(heading.text)), {
    style: `Heading${heading.level}`,
    pageBreakBefore,
  });
}
