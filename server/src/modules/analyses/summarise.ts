import type { AnalysisResult, AnalysisSummary } from '@app/shared/contracts';

/** What the result card says. */
export function summarise({ documents, findings, coverage }: AnalysisResult): Omit<AnalysisSummary, 'durationMs'> {
  const count = (severity: string): number => findings.filter((finding) => finding.severity === severity).length;
  return {
    findings: { high: count('high'), medium: count('medium'), low: count('low'), info: count('info') },
    agreements: coverage.agreements,
    comparedPages: coverage.comparedPages,
    unreadPages: documents.reduce((sum, { unreadPages }) => sum + unreadPages.length, 0),
    documents: documents.map(({ name, pages, ocrPages, unreadPages, warnings }) => ({
      name,
      pages,
      ocrPages: ocrPages.length,
      unreadPages,
      // A document without pages is one that did not open; the last thing said about it is why.
      ...(pages === 0 ? { unreadable: warnings.at(-1) ?? '' } : {}),
    })),
  };
}
