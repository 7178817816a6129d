import type { ReportFinding, ReportModel } from './report-model.ts';

/** The finding tells of a difference between versions of one paper. */
export const isOfVersions = ({ finding }: ReportFinding): boolean => finding.rule.startsWith('version-');

/** Two versions are compared and nothing else, so that the list of changes tells all that differs and all that does not. */
export const areTwoVersions = ({ documents, versions: [pair] }: ReportModel): boolean =>
  documents.length === 2 && pair !== undefined && pair.share === undefined;
