import { headRow, paragraph, plainCells, row, table, type Block } from '../blocks/block.ts';
import { run } from '../blocks/inline.ts';
import { columnsOf, type ReportContext } from '../report-context.ts';

/** A table of short texts in small print; `shares` are the widths of its columns in parts of the page. */
export function smallTable(
  context: ReportContext,
  shares: readonly number[],
  title: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): Block {
  const widths = columnsOf(context, [...shares]);
  const small = (text: string): Block & { kind: 'paragraph' } => paragraph(run(text), { style: 'TableSmall' });
  return table({ style: 'ReportTable', columnTwips: widths, title }, [
    headRow(
      heads.map((text) => run(text)),
      widths,
    ),
    ...rows.map((cells) => row(plainCells(cells.map(small), widths))),
  ]);
}
