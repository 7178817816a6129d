import type { CellFormat, TableFormat } from '../blocks/block.ts';
import type { Border, Side } from '../blocks/looks.ts';
import { attribute } from './xml-text.ts';

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
export function row(cells: readonly string[], isHeader: boolean): string {
  const header = isHeader ? '<w:tblHeader/>' : '';
  return `<w:tr><w:trPr><w:cantSplit/>${header}</w:trPr>${cells.join('')}</w:tr>`;
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

const order: readonly Side[] = ['top', 'left', 'bottom', 'right'];

/** What stands at the four sides, in the order that the standard asks for. */
export function sides<Value>(
  values: Partial<Record<Side, Value>>,
  write: (side: Side, value: Value) => string,
): string {
  let xml = '';
  for (const side of order) {
    const value = values[side];
    if (value !== undefined) xml += write(side, value);
  }
  return xml;
}

const border = (side: Side, { eighths, color }: Border): string =>
  `<w:${side} w:val="single" w:sz="${eighths}" w:space="0" w:color="${color}"/>`;

const margin = (side: Side, twips: number): string => `<w:${side} w:w="${twips}" w:type="dxa"/>`;
