import type { BenchTable } from './bench-table.ts';

/** A table as Markdown. */
export function formatTable({ title, rows }: BenchTable): string {
  const cells = rows.map(({ name, value, target, met }) => [
    name,
    value,
    target ?? '',
    met === undefined ? '' : met ? 'met' : 'NOT MET',
  ]);
  const header = ['figure', 'measured', 'target', ''];
  const lines = [header, header.map(() => '---'), ...cells].map((line) => `| ${line.join(' | ')} |`);
  return `${title}\n\n${lines.join('\n')}\n`;
}
