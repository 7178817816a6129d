/** A line as pdftotext lays it out. */
export interface PrintedLine {
  readonly text: string;
  readonly indent: number;
  /** White space stands above it, or the page begins. */
  readonly afterGap: boolean;
}

/** What stands on pages without belonging to the contract, and what cannot be told from it without its place. */
const leftOut: readonly RegExp[] = [
  /^Source: .*\d{4}$/u,
  /^-?\s*(?:Page )?\d{1,3}(?: of \d{1,3})?\s*-?$/iu,
  /^[-_=*.\s]+$/u,
  /CONFIDENTIAL (?:PORTIONS|TREATMENT)/iu,
  /(?:\. ?){5}/u,
  /_{3}|^(?:By|Name|Title|Date|Its|Attest)\s*:/u,
  /<(?:PAGE|TABLE|CAPTION|S|C)>/u,
  /\uFFFD|\/s\/|^\[.{0,40}\]$/u,
];

/** Two wide gaps in a line make it a row of a table or two signatures side by side. */
const isRow = (text: string): boolean => (text.match(/\S\s{4,}(?=\S)/gu) ?? []).length >= 2;

export function printedLines(layoutText: string): PrintedLine[] {
  const lines: PrintedLine[] = [];
  let afterGap = true;
  for (const raw of layoutText.split(/\n|(?=\f)/u)) {
    if (raw.startsWith('\f')) afterGap = true;
    const text = raw.trim();
    if (text === '') afterGap = true;
    else if (!leftOut.some((pattern) => pattern.test(text)) && !isRow(text)) {
      const indent = raw.replace('\f', '').search(/\S/u);
      lines.push({ text: plain(text), indent, afterGap });
      afterGap = false;
    }
  }
  return lines;
}

/** Quotes and dashes as a typewriter has them; the typesetting draws how they look. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/&[a-z]+;/gu, ' ')
    .replace(/[‘’‚`´]/gu, "'")
    .replace(/[“”„]|''/gu, '"')
    .replace(/\s*(?:[–—]|--+)\s*/gu, '—')
    .replace(/[\u00ad\u200b\ufeff]/gu, '')
    .replace(/[‐‑]/gu, '-')
    .replace(/\s+/gu, ' ');
}
