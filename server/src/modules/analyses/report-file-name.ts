/** `Discrepancy_Report_<timestamp>.docx`, UTC, without characters that a file system refuses. */
export function reportFileName(finishedAt: Date): string {
  const timestamp = finishedAt.toISOString().slice(0, 19).replaceAll(':', '-');
  return `Discrepancy_Report_${timestamp}.docx`;
}
