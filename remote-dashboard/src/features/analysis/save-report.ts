const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Local time, without colons: file systems and browsers replace them. */
export function reportName(at: Date): string {
  const date = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(twoDigits).join('-');
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(twoDigits).join('-');
  return `Discrepancy_Report_${date}T${time}.docx`;
}

/** Some browsers read the URL long after the click. */
const keptMs = 60_000;

/** Hands a file to the browser's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}
