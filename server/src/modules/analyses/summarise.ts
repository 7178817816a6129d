import type { AnalysisResult, AnalysisSummary } from '@app/shared/contracts';

/** What the result card says. */
export function summarise({ documents, findings, coverage }: AnalysisResult): Omit<AnalysisSummary, 'durationMs'> {
  const count = (severity: string): number => findings.filter((finding) => finding.severity === severity).length;
  return {
    findings: { high: count('high'), medium: count('medium'), low: count('low'), info: count('info') },
    agreements: coverage.agreements,
    comparedPages: coverage.comparedPages,
    unreadPages: documents.reduce((sum, { unreadPages }) => sum + unreadPages.length, 0),
    documents: documents.map(({ name, pages, ocrPages, unreadPages }) => ({
      name,
      pages,
      ocrPages: ocrPages.length,
      unreadPages,
    })),
  };
}
