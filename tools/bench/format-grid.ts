/** A table of any columns as Markdown, set in columns so that it reads well where it is printed. */
export function formatGrid(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) => Math.max(head.length, 3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  return [`${title}\n`, line(heads), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line), ''].join('\n');
}
