import type { Inlines } from './inline.ts';
import type { Border, ParagraphStyle, Side } from './looks.ts';

/** What a report is made of, told once and written as Word and as PDF. */
export type Block = Paragraph | Table;

export interface TabStop {
  readonly align: 'left' | 'center' | 'right';
  /** Twips from the left edge of the text. */
  readonly at: number;
  /** `underscore` draws a line to write on. */
  readonly leader?: 'underscore';
}

export interface ParagraphFormat {
  readonly style?: ParagraphStyle;
  /** On the same page as the next paragraph or table row. */
  readonly keepNext?: boolean;
  readonly pageBreakBefore?: boolean;
  readonly tabs?: readonly TabStop[];
  readonly rightToLeft?: boolean;
  readonly align?: 'left' | 'center' | 'right';
}

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly content: Inlines;
  readonly format: ParagraphFormat;
}

export interface CellFormat {
  readonly widthTwips: number;
  readonly span?: number;
  /** RRGGBB. */
  readonly fill?: string;
  readonly borders?: Partial<Record<Side, Border>>;
  /** Twips between border and content, where it differs from the table's. */
  readonly margins?: Partial<Record<Side, number>>;
  readonly align?: 'bottom';
}

export interface Cell {
  readonly content: readonly Paragraph[];
  readonly format: CellFormat;
}

export interface Row {
  readonly cells: readonly Cell[];
  /** Repeated at the top of every page the table reaches. */
  readonly isHeader: boolean;
}

export interface TableFormat {
  readonly style: 'ReportTable' | 'LayoutTable';
  readonly columnTwips: readonly number[];
  /** Read out by a screen reader before the table. */
  readonly title: string;
  readonly description?: string;
  /** False for a table that only places things side by side. */
  readonly headerRow?: boolean;
}

export interface Table {
  readonly kind: 'table';
  readonly format: TableFormat;
  /** Made as they are written, so that nobody holds a long table in memory. */
  readonly rows: Iterable<Row>;
}

export const paragraph = (content: Inlines, format: ParagraphFormat = {}): Paragraph => ({
  kind: 'paragraph',
  content,
  format,
});

export const cell = (content: Paragraph | readonly Paragraph[], format: CellFormat): Cell => ({
  content: 'kind' in content ? [content] : content,
  format,
});

export const row = (cells: readonly Cell[]): Row => ({ cells, isHeader: false });

export const table = (format: TableFormat, rows: Iterable<Row>): Table => ({ kind: 'table', format, rows });

/** The names of the columns, where no table asks for more. */
export const headRow = (texts: readonly Inlines[], widths: readonly number[]): Row => ({
  cells: plainCells(
    texts.map((text) => paragraph(text, { style: 'TableHead' })),
    widths,
  ),
  isHeader: true,
});

/** A cell for each column. */
export const plainCells = (
  contents: readonly (Paragraph | readonly Paragraph[])[],
  widths: readonly number[],
): Cell[] => contents.map((content, index) => cell(content, { widthTwips: widths[index] ?? 0 }));
