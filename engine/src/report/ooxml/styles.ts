import {
  characterLooks,
  colors,
  normalLook,
  paragraphLooks,
  tableLooks,
  type CharacterLook,
  type Frame,
  type ParagraphLook,
  type Space,
  type TextLook,
} from '../blocks/looks.ts';
import { sides } from './table.ts';
import { attribute } from './xml-text.ts';

/** Names that Word knows; the others are our own. */
const known = /^(?:heading|toc|Title$|footer$|Strong$|Hyperlink$)/;

/** `word/styles.xml`: every look of the report has a named style, so that a reader can restyle it in one place. */
export function stylesXml(language: string): string {
  const fonts = '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="Microsoft YaHei" w:cs="Arial"/>';
  const { Normal: _, ...paragraphs } = paragraphLooks;
  const noMargins = margins({ top: 0, left: 0, bottom: 0, right: 0 });
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    '<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">' +
    `<w:docDefaults><w:rPrDefault><w:rPr>${fonts}${runXml(normalLook)}<w:lang${attribute('w:val', language)} w:eastAsia="zh-CN" w:bidi="ar-SA"/></w:rPr></w:rPrDefault>` +
    `<w:pPrDefault><w:pPr>${spaceXml(normalLook.space)}</w:pPr></w:pPrDefault></w:docDefaults>` +
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>' +
    '<w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/></w:style>' +
    `<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:tblPr><w:tblInd w:w="0" w:type="dxa"/>${noMargins}</w:tblPr></w:style>` +
    Object.entries(paragraphs).map(paragraphStyle).join('') +
    Object.entries(characterLooks).map(characterStyle).join('') +
    Object.entries(tableLooks).map(tableStyle).join('') +
    '</w:styles>'
  );
}

function paragraphStyle([id, look]: readonly [string, ParagraphLook]): string {
  const next = look.next === undefined ? '' : `<w:next w:val="${look.next}"/>`;
  const [paragraph, words] = [paragraphXml(look), runXml(look)];
  return (
    styleStart('paragraph', id, look.name) +
    `<w:basedOn w:val="${look.basedOn ?? 'Normal'}"/>${next}<w:qFormat/>` +
    (paragraph === '' ? '' : `<w:pPr>${paragraph}</w:pPr>`) +
    (words === '' ? '' : `<w:rPr>${words}</w:rPr>`) +
    '</w:style>'
  );
}

const characterStyle = ([id, look]: readonly [string, CharacterLook]): string =>
  `${styleStart('character', id, look.name)}<w:basedOn w:val="DefaultParagraphFont"/><w:qFormat/><w:rPr>${runXml(look)}</w:rPr></w:style>`;

function styleStart(type: 'paragraph' | 'character', id: string, name: string): string {
  const custom = known.test(name) ? '' : ' w:customStyle="1"';
  return `<w:style w:type="${type}"${custom} w:styleId="${id}"><w:name w:val="${name}"/>`;
}

function tableStyle([id, look]: readonly [string, (typeof tableLooks)[keyof typeof tableLooks]]): string {
  const line = (side: string): string => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="${colors.line}"/>`;
  const lines = look.isLined ? `<w:tblBorders>${line('bottom')}${line('insideH')}</w:tblBorders>` : '';
  return (
    `<w:style w:type="table" w:customStyle="1" w:styleId="${id}"><w:name w:val="${look.name}"/><w:basedOn w:val="TableNormal"/><w:qFormat/>` +
    `<w:tblPr><w:tblInd w:w="0" w:type="dxa"/>${lines}${margins(look.margins)}</w:tblPr></w:style>`
  );
}

const margins = (twips: Parameters<typeof sides<number>>[0]): string =>
  `<w:tblCellMar>${sides(twips, (side, value) => `<w:${side} w:w="${value}" w:type="dxa"/>`)}</w:tblCellMar>`;

/** `w:pPr` in the order of ISO/IEC 29500-1 17.3.1.26. */
function paragraphXml({ keepNext, keepLines, frame, space, indent, alignsTop, outlineLevel }: ParagraphLook): string {
  return (
    (keepNext ? '<w:keepNext/>' : '') +
    (keepLines ? '<w:keepLines/>' : '') +
    (frame === undefined ? '' : frameXml(frame)) +
    (space === undefined ? '' : spaceXml(space)) +
    (indent === undefined ? '' : `<w:ind w:left="${indent.left}" w:right="${indent.right}"/>`) +
    (alignsTop ? '<w:textAlignment w:val="top"/>' : '') +
    (outlineLevel === undefined ? '' : `<w:outlineLvl w:val="${outlineLevel}"/>`)
  );
}

function frameXml({ borders, fill }: Frame): string {
  const edges = sides(
    borders,
    (side, { eighths, gapPt, color }) =>
      `<w:${side} w:val="single" w:sz="${eighths}" w:space="${gapPt}" w:color="${color}"/>`,
  );
  const ground = fill === undefined ? '' : `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>`;
  return `<w:pBdr>${edges}</w:pBdr>${ground}`;
}

const spaceXml = ({ before, after, line, isExact }: Space): string =>
  `<w:spacing w:before="${before}" w:after="${after}" w:line="${line}" w:lineRule="${isExact ? 'exact' : 'auto'}"/>`;

/** `w:rPr` in the order of ISO/IEC 29500-1 17.3.2.28. */
function runXml({ bold, isStruck, color, sizePt, underline, tint }: TextLook): string {
  return (
    (bold === undefined ? '' : bold ? '<w:b/><w:bCs/>' : '<w:b w:val="0"/><w:bCs w:val="0"/>') +
    (isStruck ? '<w:strike/>' : '') +
    (color === undefined ? '' : `<w:color w:val="${color}"/>`) +
    (sizePt === undefined ? '' : `<w:sz w:val="${sizePt * 2}"/><w:szCs w:val="${sizePt * 2}"/>`) +
    (underline === undefined ? '' : `<w:u w:val="${underline.kind}" w:color="${underline.color}"/>`) +
    (tint === undefined ? '' : `<w:shd w:val="clear" w:color="auto" w:fill="${tint}"/>`)
  );
}
