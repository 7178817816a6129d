import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { knownCases, type StoredCase } from './known-case.ts';

const heads = ['folder', 'family', 'batch', 'language', 'documents'];

/** The page on the known sets, and where in it their table stands. */
const page = join(knownCases, 'README.md');

/** The page with the table of these sets in place of the one that stands there. */
export async function pageWithTable(
  cases: readonly StoredCase[],
): Promise<{ page: string; text: string; kept: string }> {
  const kept = await readFile(page, 'utf8');
  return { page, kept, text: kept.replace(/^\|.*\n(?:\|.*\n)*/mu, () => caseTable(cases)) };
}

/** The sets as a Markdown table with columns of one width. */
export function caseTable(cases: readonly StoredCase[]): string {
  const rows = cases.map(({ known: { group, family, batch, language, papers } }) => [
    `\`${group}\``,
    family,
    String(batch),
    language,
    papers,
  ]);
  const widths = heads.map((head, column) =>
    Math.max(...[heads, ...rows].map((row) => row[column]?.length ?? 0), head.length),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('');
}
