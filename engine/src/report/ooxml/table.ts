import { attribute } from './xml-text.ts';

export interface Border {
  /** Eighths of a point; 0 draws none. */
  readonly eighths: number;
  /** RRGGBB. */
  readonly color: string;
}

export interface CellFormat {
  readonly widthTwips: number;
  readonly span?: number;
  /** RRGGBB. */
  readonly fill?: string;
  readonly borders?: Partial<Record<'top' | 'left' | 'bottom' | 'right', Border>>;
  /** Twips between border and content, where it differs from the table's. */
  readonly margins?: Partial<Record<'top' | 'left' | 'bottom' | 'right', number>>;
  readonly align?: 'top' | 'center' | 'bottom';
}

export interface RowFormat {
  /** Repeated at the top of every page the table reaches. */
  readonly header?: boolean;
  readonly heightTwips?: number;
}

export interface TableFormat {
  readonly style: string;
  readonly columnTwips: readonly number[];
  /** Read out by a screen reader before the table. */
  readonly title: string;
  readonly description?: string;
  /** False for a table that only places things side by side. */
  readonly headerRow?: boolean;
}

/** `w:tcPr` in the order of ISO/IEC 29500-1 17.4.69; a cell must end with a paragraph, which `content` provides. */
export function cell(content: string, format: CellFormat): string {
  let xml = `<w:tcW w:w="${format.widthTwips}" w:type="dxa"/>`;
  if (format.span !== undefined && format.span > 1) xml += `<w:gridSpan w:val="${format.span}"/>`;
  if (format.borders !== undefined) xml += `<w:tcBorders>${sides(format.borders, border)}</w:tcBorders>`;
  if (format.fill !== undefined) xml += `<w:shd w:val="clear" w:color="auto" w:fill="${format.fill}"/>`;
  if (format.margins !== undefined) xml += `<w:tcMar>${sides(format.margins, margin)}</w:tcMar>`;
  if (format.align !== undefined) xml += `<w:vAlign w:val="${format.align}"/>`;
  return `<w:tc><w:tcPr>${xml}</w:tcPr>${content}</w:tc>`;
}

/** Rows are never broken over two pages. */
export function row(cells: readonly string[], format: RowFormat = {}): string {
  const height =
    format.heightTwips === undefined ? '' : `<w:trHeight w:val="${format.heightTwips}" w:hRule="atLeast"/>`;
  const header = format.header ? '<w:tblHeader/>' : '';
  return `<w:tr><w:trPr><w:cantSplit/>${height}${header}</w:trPr>${cells.join('')}</w:tr>`;
}

/** Everything of `w:tbl` before the rows, so that long tables can be written row by row. */
export function tableStart(format: TableFormat): string {
  const total = format.columnTwips.reduce((sum, width) => sum + width, 0);
  const columns = format.columnTwips.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  const firstRow = format.headerRow === false ? '0' : '1';
  return (
    `<w:tbl><w:tblPr><w:tblStyle w:val="${format.style}"/><w:tblW w:w="${total}" w:type="dxa"/><w:tblLayout w:type="fixed"/>` +
    `<w:tblLook w:val="${firstRow === '1' ? '0020' : '0000'}" w:firstRow="${firstRow}" w:lastRow="0" w:firstColumn="0" w:lastColumn="0" w:noHBand="1" w:noVBand="1"/>` +
    `<w:tblCaption${attribute('w:val', format.title)}/>` +
    (format.description === undefined ? '' : `<w:tblDescription${attribute('w:val', format.description)}/>`) +
    `</w:tblPr><w:tblGrid>${columns}</w:tblGrid>`
  );
}

export function tableEnd(): string {
  return '</w:tbl>';
}

export function table(format: TableFormat, rows: readonly string[]): string {
  return tableStart(format) + rows.join('') + tableEnd();
}

type Side = 'top' | 'left' | 'bottom' | 'right';
const order: readonly Side[] = ['top', 'left', 'bottom', 'right'];

function sides<Value>(values: Partial<Record<Side, Value>>, write: (side: Side, value: Value) => string): string {
  let xml = '';
  for (const side of order) {
    const value = values[side];
    if (value !== undefined) xml += write(side, value);
  }
  return xml;
}

export function border(side: Side, value: Border): string {
  if (value.eighths === 0) return `<w:${side} w:val="nil"/>`;
  return `<w:${side} w:val="single" w:sz="${value.eighths}" w:space="0" w:color="${value.color}"/>`;
}

function margin(side: Side, twips: number): string {
  return `<w:${side} w:w="${twips}" w:type="dxa"/>`;
}
