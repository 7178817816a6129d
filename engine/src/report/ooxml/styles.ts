import { attribute } from './xml-text.ts';

/** Colours of the report, RRGGBB. Every pair of text and ground used together has a contrast of at least 4.5 : 1. */
export const colors = {
  navy: '0B2A5B',
  text: '121B28',
  secondText: '47566A',
  line: 'DFE4EB',
  strongLine: 'C2CBD8',
  outline: '748399',
  band: 'EDF1F6',
  tile: 'F2F5F9',
  high: 'B3261E',
  medium: '9A5B00',
  low: '1B4AA6',
  info: '5A687B',
  success: '18794E',
  successTint: 'E8F5ED',
  warningTint: 'FFF4DC',
  missingTint: 'FDEFED',
  missingText: 'A11C12',
} as const;

/** The looks of the readings; each differs by its underline, so that it survives a grey print. */
export const marks = [
  { style: 'MarkA', name: 'Mark A', text: '123B8C', tint: 'DCE7FC', underline: 'single', line: '2A5BD7' },
  { style: 'MarkB', name: 'Mark B', text: '724600', tint: 'FFE6B0', underline: 'double', line: 'B26700' },
  { style: 'MarkC', name: 'Mark C', text: '0F5F37', tint: 'D9F0E2', underline: 'dotted', line: '18794E' },
] as const;

/** The looks of a redline: each differs by its line as well, so that it survives a grey print. Only what weighs has a ground. */
const redline = [
  { id: 'Struck', name: 'Struck', run: look('8F1D14', 'FDE4E1', '<w:strike/>') },
  { id: 'Inserted', name: 'Inserted', run: look('0B5230', 'D8F0E1', '', { value: 'thick', line: '18794E' }) },
  { id: 'Moved', name: 'Moved', run: look('54307F', 'EFE7FA', '', { value: 'dotted', line: '7A4BB0' }) },
  { id: 'LightlyStruck', name: 'Lightly struck', run: `<w:strike/><w:color w:val="${colors.secondText}"/>` },
  { id: 'LightlyInserted', name: 'Lightly inserted', run: `<w:u w:val="dash" w:color="${colors.outline}"/>` },
] as const;

function look(
  text: string,
  tint: string,
  lead: string,
  underline?: { readonly value: string; readonly line: string },
): string {
  const line = underline === undefined ? '' : `<w:u w:val="${underline.value}" w:color="${underline.line}"/>`;
  return `${lead}<w:color w:val="${text}"/>${line}<w:shd w:val="clear" w:color="auto" w:fill="${tint}"/>`;
}

interface Style {
  readonly id: string;
  readonly name: string;
  readonly basedOn?: string;
  readonly next?: string;
  readonly paragraph?: string;
  readonly run?: string;
}

const size = (points: number): string => `<w:sz w:val="${points * 2}"/><w:szCs w:val="${points * 2}"/>`;
const bold = '<w:b/><w:bCs/>';
const regular = '<w:b w:val="0"/><w:bCs w:val="0"/>';
const color = (value: string): string => `<w:color w:val="${value}"/>`;
const space = (before: number, after: number, line = 252): string =>
  `<w:spacing w:before="${before}" w:after="${after}" w:line="${line}" w:lineRule="auto"/>`;
const edge = (side: string, eighths: number, value: string, gap: number): string =>
  `<w:${side} w:val="single" w:sz="${eighths}" w:space="${gap}" w:color="${value}"/>`;

/** A shaded band with a coloured bar at its left: the head of a finding. */
const band = (bar: string): string =>
  `<w:pBdr>${edge('top', 4, colors.band, 4)}${edge('left', 36, bar, 8)}${edge('bottom', 4, colors.band, 4)}${edge('right', 4, colors.band, 6)}</w:pBdr>` +
  `<w:shd w:val="clear" w:color="auto" w:fill="${colors.band}"/>`;
const note = (bar: string, fill: string): string =>
  `<w:keepLines/><w:pBdr>${edge('top', 4, fill, 4)}${edge('left', 36, bar, 8)}${edge('bottom', 4, fill, 4)}${edge('right', 4, fill, 6)}</w:pBdr>` +
  `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>${space(160, 160)}<w:ind w:left="240" w:right="140"/>`;

const findingIndent = '<w:ind w:left="240" w:right="140"/>';
const findingStyles: Style[] = (['high', 'medium', 'low', 'info'] as const).map((severity) => ({
  id: `Finding${severity}`,
  name: `Finding ${severity}`,
  basedOn: 'Heading2',
  next: 'Normal',
  paragraph: `${band(colors[severity])}${findingIndent}`,
}));

const paragraphStyles: Style[] = [
  {
    id: 'Brand',
    name: 'Brand',
    paragraph: `<w:pBdr>${edge('bottom', 12, colors.navy, 8)}</w:pBdr>${space(0, 240)}`,
    run: `${bold}${color(colors.navy)}${size(13)}`,
  },
  {
    id: 'Title',
    name: 'Title',
    next: 'Lead',
    paragraph: `<w:keepNext/>${space(0, 120, 240)}`,
    run: `${bold}${color(colors.navy)}${size(26)}`,
  },
  {
    id: 'ChangeCounts',
    name: 'Change counts',
    paragraph: space(0, 100, 252),
    run: `${bold}${color(colors.text)}${size(13)}`,
  },
  { id: 'Lead', name: 'Lead', paragraph: space(0, 120, 264), run: `${color('2B3A50')}${size(11.5)}` },
  {
    id: 'Heading1',
    name: 'heading 1',
    next: 'Normal',
    paragraph: `<w:keepNext/><w:keepLines/>${space(320, 100)}<w:outlineLvl w:val="0"/>`,
    run: `${bold}${color(colors.navy)}${size(14)}`,
  },
  {
    id: 'Heading2',
    name: 'heading 2',
    next: 'Normal',
    paragraph: `<w:keepNext/><w:keepLines/>${space(320, 140)}<w:outlineLvl w:val="1"/>`,
    run: `${bold}${color(colors.text)}${size(13)}`,
  },
  {
    id: 'Heading3',
    name: 'heading 3',
    next: 'Normal',
    paragraph: `<w:keepNext/><w:keepLines/>${space(140, 60)}<w:outlineLvl w:val="2"/>`,
    run: `${bold}${color(colors.text)}${size(10.5)}`,
  },
  ...findingStyles,
  { id: 'Explanation', name: 'Explanation', paragraph: space(0, 60) },
  { id: 'Guidance', name: 'Guidance', paragraph: `<w:keepLines/>${space(60, 60)}`, run: color('2B3A50') },
  { id: 'TableText', name: 'Table text', paragraph: space(0, 0, 245), run: size(9.5) },
  { id: 'TableSmall', name: 'Table small', basedOn: 'TableText', run: `${size(8.5)}` },
  { id: 'Legend', name: 'Legend', basedOn: 'TableText', paragraph: space(0, 80), run: size(8.5) },
  {
    id: 'TableHead',
    name: 'Table head',
    basedOn: 'TableText',
    paragraph: '<w:keepNext/>',
    run: `${color(colors.secondText)}${size(9)}`,
  },
  { id: 'Count', name: 'Count', paragraph: `<w:keepNext/>${space(0, 0, 240)}`, run: `${bold}${size(20)}` },
  { id: 'KindCounts', name: 'Kind counts', paragraph: space(160, 0), run: `${color(colors.secondText)}${size(9.5)}` },
  {
    id: 'CropCaption',
    name: 'Crop caption',
    paragraph: `<w:keepNext/>${space(60, 50)}`,
    run: `${color('2B3A50')}${size(9)}`,
  },
  { id: 'Crop', name: 'Crop', paragraph: `<w:keepNext/>${space(0, 80, 240)}<w:textAlignment w:val="top"/>` },
  {
    id: 'Decision',
    name: 'Decision',
    paragraph: `<w:keepLines/><w:pBdr>${(['top', 'left', 'bottom', 'right'] as const).map((side) => edge(side, 6, colors.outline, side === 'left' || side === 'right' ? 6 : 5)).join('')}</w:pBdr>${space(140, 200, 264)}<w:ind w:left="140" w:right="140"/>`,
    run: size(9.5),
  },
  {
    id: 'Spacer',
    name: 'Spacer',
    paragraph: '<w:spacing w:before="0" w:after="0" w:line="120" w:lineRule="exact"/>',
    run: size(2),
  },
  { id: 'WarningNote', name: 'Warning note', paragraph: note(colors.medium, colors.warningTint) },
  { id: 'SuccessNote', name: 'Success note', paragraph: note(colors.success, colors.successTint) },
  { id: 'TOC1', name: 'toc 1', next: 'Normal', paragraph: space(200, 60) },
  {
    id: 'Footer',
    name: 'footer',
    paragraph: `<w:pBdr>${edge('top', 4, colors.line, 6)}</w:pBdr>${space(0, 0, 240)}`,
    run: `${color(colors.secondText)}${size(8.5)}`,
  },
];

const characterStyles: Style[] = [
  { id: 'Strong', name: 'Strong', run: bold },
  { id: 'Muted', name: 'Muted', run: color(colors.secondText) },
  { id: 'Letter', name: 'Letter', run: `${bold}${color(colors.navy)}` },
  { id: 'FindingNumber', name: 'Finding number', run: color(colors.navy) },
  { id: 'FindingSeverity', name: 'Finding severity', run: `${bold}${size(10)}` },
  { id: 'FindingFacts', name: 'Finding facts', run: `${regular}${color(colors.secondText)}${size(9)}` },
  { id: 'NotFound', name: 'Not found', run: `${bold}${color(colors.missingText)}` },
  { id: 'Hyperlink', name: 'Hyperlink', run: color(colors.low) },
  ...marks.map((mark) => ({
    id: mark.style,
    name: mark.name,
    run: `${bold}${look(mark.text, mark.tint, '', { value: mark.underline, line: mark.line })}`,
  })),
  ...redline,
];

function styleXml(type: 'paragraph' | 'character', style: Style): string {
  const base = style.basedOn ?? (type === 'paragraph' ? 'Normal' : 'DefaultParagraphFont');
  return (
    `<w:style w:type="${type}"${style.name.startsWith('heading') || style.name.startsWith('toc') || ['Title', 'footer', 'Strong', 'Hyperlink'].includes(style.name) ? '' : ' w:customStyle="1"'}${attribute('w:styleId', style.id)}>` +
    `<w:name${attribute('w:val', style.name)}/><w:basedOn w:val="${base}"/>${style.next === undefined ? '' : `<w:next w:val="${style.next}"/>`}<w:qFormat/>` +
    (style.paragraph === undefined ? '' : `<w:pPr>${style.paragraph}</w:pPr>`) +
    (style.run === undefined ? '' : `<w:rPr>${style.run}</w:rPr>`) +
    '</w:style>'
  );
}

function tableStyle(id: string, name: string, rules: string, margins: string): string {
  return (
    `<w:style w:type="table" w:customStyle="1" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="TableNormal"/><w:qFormat/>` +
    `<w:tblPr><w:tblInd w:w="0" w:type="dxa"/>${rules}<w:tblCellMar>${margins}</w:tblCellMar></w:tblPr></w:style>`
  );
}

const margins = (top: number, left: number, bottom: number, right: number): string =>
  `<w:top w:w="${top}" w:type="dxa"/><w:left w:w="${left}" w:type="dxa"/><w:bottom w:w="${bottom}" w:type="dxa"/><w:right w:w="${right}" w:type="dxa"/>`;
const lined =
  `<w:tblBorders><w:bottom w:val="single" w:sz="4" w:space="0" w:color="${colors.line}"/>` +
  `<w:insideH w:val="single" w:sz="4" w:space="0" w:color="${colors.line}"/></w:tblBorders>`;

/** `word/styles.xml`: every look of the report has a named style, so that a reader can restyle it in one place. */
export function stylesXml(language: string): string {
  const fonts = '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="Microsoft YaHei" w:cs="Arial"/>';
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    '<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">' +
    `<w:docDefaults><w:rPrDefault><w:rPr>${fonts}${color(colors.text)}${size(10)}<w:lang${attribute('w:val', language)} w:eastAsia="zh-CN" w:bidi="ar-SA"/></w:rPr></w:rPrDefault>` +
    `<w:pPrDefault><w:pPr>${space(0, 80)}</w:pPr></w:pPrDefault></w:docDefaults>` +
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>' +
    '<w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/></w:style>' +
    `<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:tblPr><w:tblInd w:w="0" w:type="dxa"/><w:tblCellMar>${margins(0, 0, 0, 0)}</w:tblCellMar></w:tblPr></w:style>` +
    paragraphStyles.map((style) => styleXml('paragraph', style)).join('') +
    characterStyles.map((style) => styleXml('character', style)).join('') +
    tableStyle('ReportTable', 'Report table', lined, margins(60, 0, 60, 100)) +
    tableStyle('LayoutTable', 'Layout table', '', margins(0, 0, 0, 0)) +
    '</w:styles>'
  );
}
