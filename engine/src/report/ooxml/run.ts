import type { RunFormat } from '../blocks/inline.ts';
import { splitByScript, type ScriptPiece } from './text-script.ts';
import { attribute, escapeXml } from './xml-text.ts';

/**
 * Text as one or more runs: pieces in other scripts get their own fonts, direction and language. What a tracked change has
 * deleted is `delText` (ISO/IEC 29500-1 17.3.3.7).
 */
export function run(text: string, format: RunFormat = {}, element: 't' | 'delText' = 't'): string {
  if (text === '') return '';
  let xml = '';
  for (const piece of splitByScript(text)) {
    const properties = runProperties(format, piece);
    xml += `<w:r>${properties}<w:${element} xml:space="preserve">${escapeXml(piece.text)}</w:${element}></w:r>`;
  }
  return xml;
}

/** Within a paragraph. */
export function lineBreak(): string {
  return '<w:r><w:br/></w:r>';
}

export function tab(): string {
  return '<w:r><w:tab/></w:r>';
}

/** `w:rPr`, children in the order of ISO/IEC 29500-1 17.3.2.28. */
export function runProperties(format: RunFormat, piece?: ScriptPiece): string {
  const rightToLeft = piece?.script === 'rightToLeft';
  const eastAsian = piece?.script === 'eastAsian';
  const halfPoints = format.sizePt === undefined ? undefined : Math.round(format.sizePt * 2);
  let xml = '';
  if (format.style !== undefined) xml += `<w:rStyle${attribute('w:val', format.style)}/>`;
  if (format.font !== undefined) {
    const font = escapeXml(format.font);
    xml += `<w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:eastAsia="${font}" w:cs="${font}"/>`;
  } else if (eastAsian) {
    xml += '<w:rFonts w:hint="eastAsia"/>';
  }
  if (format.bold) xml += '<w:b/><w:bCs/>';
  if (format.noProof) xml += '<w:noProof/>';
  if (format.color !== undefined) xml += `<w:color w:val="${format.color}"/>`;
  if (halfPoints !== undefined) xml += `<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`;
  if (rightToLeft) xml += `<w:rtl/><w:lang${attribute('w:bidi', piece.language)}/>`;
  if (eastAsian) xml += `<w:lang${attribute('w:eastAsia', piece.language)}/>`;
  if (!rightToLeft && !eastAsian && format.language !== undefined)
    xml += `<w:lang${attribute('w:val', format.language)}/>`;
  return xml === '' ? '' : `<w:rPr>${xml}</w:rPr>`;
}
