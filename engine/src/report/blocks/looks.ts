import type { Severity } from '@app/shared/contracts';

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

export type Side = 'top' | 'left' | 'bottom' | 'right';

export interface Border {
  /** Eighths of a point. */
  readonly eighths: number;
  /** RRGGBB. */
  readonly color: string;
}

/** How words look in a report; each has its name in the style sheet of the Word report, where a reader may change it. */
export interface TextLook {
  readonly bold?: boolean;
  readonly sizePt?: number;
  /** RRGGBB, as all colours. */
  readonly color?: string;
  /** Ground behind the words. */
  readonly tint?: string;
  readonly isStruck?: boolean;
  readonly underline?: {
    readonly kind: 'single' | 'double' | 'dotted' | 'thick' | 'dash';
    readonly color: string;
  };
}

export interface CharacterLook extends TextLook {
  readonly name: string;
}

/** Lines and ground of a paragraph. */
export interface Frame {
  readonly borders: Partial<Record<Side, Border & { readonly gapPt: number }>>;
  readonly fill?: string;
}

export interface ParagraphLook extends TextLook {
  readonly name: string;
  readonly basedOn?: ParagraphStyle;
  readonly next?: ParagraphStyle;
  readonly keepNext?: boolean;
  readonly keepLines?: boolean;
  readonly frame?: Frame;
  /** Twips above and below, and of a line in 240ths of its height. */
  readonly space?: Space;
  /** Twips. */
  readonly indent?: { readonly left: number; readonly right: number };
  readonly alignsTop?: boolean;
  readonly outlineLevel?: number;
}

export interface Space {
  readonly before: number;
  readonly after: number;
  readonly line: number;
  /** The line is so many twips high, whatever stands in it. */
  readonly isExact?: boolean;
}

const space = (before: number, after: number, line = 252): Space => ({ before, after, line });
const edge = (eighths: number, color: string, gapPt: number) => ({ eighths, color, gapPt });

/** A ground with a coloured bar at its left. */
const barred = (bar: string, fill: string): Frame => ({
  borders: { top: edge(4, fill, 4), left: edge(36, bar, 8), bottom: edge(4, fill, 4), right: edge(4, fill, 6) },
  fill,
});

const besideBar = { left: 240, right: 140 };
const note = (name: string, bar: string, fill: string): ParagraphLook => ({
  name,
  keepLines: true,
  frame: barred(bar, fill),
  space: space(160, 160),
  indent: besideBar,
});

/** The head of a finding. */
const findingHead = (severity: Severity): ParagraphLook => ({
  name: `Finding ${severity}`,
  basedOn: 'Heading2',
  next: 'Normal',
  frame: barred(colors[severity], colors.band),
  indent: besideBar,
});

const heading = (level: number, look: Pick<ParagraphLook, 'space' | 'color' | 'sizePt'>): ParagraphLook => ({
  name: `heading ${level}`,
  next: 'Normal',
  keepNext: true,
  keepLines: true,
  outlineLevel: level - 1,
  bold: true,
  ...look,
});

const box = (['top', 'left', 'bottom', 'right'] as const).map(
  (side) => [side, edge(6, colors.outline, side === 'left' || side === 'right' ? 6 : 5)] as const,
);

const paragraphStyles = [
  'Normal',
  'Brand',
  'Title',
  'ChangeCounts',
  'Lead',
  'Heading1',
  'Heading2',
  'Heading3',
  'Findinghigh',
  'Findingmedium',
  'Findinglow',
  'Findinginfo',
  'Explanation',
  'Guidance',
  'TableText',
  'TableSmall',
  'Legend',
  'TableHead',
  'Count',
  'KindCounts',
  'CropCaption',
  'Crop',
  'Decision',
  'Spacer',
  'WarningNote',
  'SuccessNote',
  'TOC1',
  'Footer',
] as const;
export type ParagraphStyle = (typeof paragraphStyles)[number];

/** What every paragraph looks like of which nothing else is said. */
export const normalLook = { color: colors.text, sizePt: 10, space: space(0, 80) };

const softText = '2B3A50';

export const paragraphLooks: Readonly<Record<ParagraphStyle, ParagraphLook>> = {
  Normal: { name: 'Normal' },
  Brand: {
    name: 'Brand',
    frame: { borders: { bottom: edge(12, colors.navy, 8) } },
    space: space(0, 240),
    bold: true,
    color: colors.navy,
    sizePt: 13,
  },
  Title: {
    name: 'Title',
    next: 'Lead',
    keepNext: true,
    space: space(0, 120, 240),
    bold: true,
    color: colors.navy,
    sizePt: 26,
  },
  ChangeCounts: { name: 'Change counts', space: space(0, 100), bold: true, color: colors.text, sizePt: 13 },
  Lead: { name: 'Lead', space: space(0, 120, 264), color: softText, sizePt: 11.5 },
  Heading1: heading(1, { space: space(320, 100), color: colors.navy, sizePt: 14 }),
  Heading2: heading(2, { space: space(320, 140), color: colors.text, sizePt: 13 }),
  Heading3: heading(3, { space: space(140, 60), color: colors.text, sizePt: 10.5 }),
  Findinghigh: findingHead('high'),
  Findingmedium: findingHead('medium'),
  Findinglow: findingHead('low'),
  Findinginfo: findingHead('info'),
  Explanation: { name: 'Explanation', space: space(0, 60) },
  Guidance: { name: 'Guidance', keepLines: true, space: space(60, 60), color: softText },
  TableText: { name: 'Table text', space: space(0, 0, 245), sizePt: 9.5 },
  TableSmall: { name: 'Table small', basedOn: 'TableText', sizePt: 8.5 },
  Legend: { name: 'Legend', basedOn: 'TableText', space: space(0, 80), sizePt: 8.5 },
  TableHead: { name: 'Table head', basedOn: 'TableText', keepNext: true, color: colors.secondText, sizePt: 9 },
  Count: { name: 'Count', keepNext: true, space: space(0, 0, 240), bold: true, sizePt: 20 },
  KindCounts: { name: 'Kind counts', space: space(160, 0), color: colors.secondText, sizePt: 9.5 },
  CropCaption: { name: 'Crop caption', keepNext: true, space: space(60, 50), color: softText, sizePt: 9 },
  Crop: { name: 'Crop', keepNext: true, space: space(0, 80, 240), alignsTop: true },
  Decision: {
    name: 'Decision',
    keepLines: true,
    frame: { borders: Object.fromEntries(box) },
    space: space(140, 200, 264),
    indent: { left: 140, right: 140 },
    sizePt: 9.5,
  },
  Spacer: { name: 'Spacer', space: { ...space(0, 0, 120), isExact: true }, sizePt: 2 },
  WarningNote: note('Warning note', colors.medium, colors.warningTint),
  SuccessNote: note('Success note', colors.success, colors.successTint),
  TOC1: { name: 'toc 1', next: 'Normal', space: space(200, 60) },
  Footer: {
    name: 'footer',
    frame: { borders: { top: edge(4, colors.line, 6) } },
    space: space(0, 0, 240),
    color: colors.secondText,
    sizePt: 8.5,
  },
};

type Underline = NonNullable<TextLook['underline']>['kind'];
const marked = (name: string, color: string, tint: string, line: string, kind?: Underline): CharacterLook => ({
  name,
  color,
  tint,
  ...(kind === undefined ? { isStruck: true } : { underline: { kind, color: line } }),
});

/** The marks of the readings, and those of a redline: each differs by its line as well, so that it survives a grey print. */
export const characterLooks = {
  Strong: { name: 'Strong', bold: true },
  Muted: { name: 'Muted', color: colors.secondText },
  Letter: { name: 'Letter', bold: true, color: colors.navy },
  FindingNumber: { name: 'Finding number', color: colors.navy },
  FindingSeverity: { name: 'Finding severity', bold: true, sizePt: 10 },
  FindingFacts: { name: 'Finding facts', bold: false, color: colors.secondText, sizePt: 9 },
  NotFound: { name: 'Not found', bold: true, color: colors.missingText },
  Hyperlink: { name: 'Hyperlink', color: colors.low },
  MarkA: { bold: true, ...marked('Mark A', '123B8C', 'DCE7FC', '2A5BD7', 'single') },
  MarkB: { bold: true, ...marked('Mark B', '724600', 'FFE6B0', 'B26700', 'double') },
  MarkC: { bold: true, ...marked('Mark C', '0F5F37', 'D9F0E2', '18794E', 'dotted') },
  Struck: marked('Struck', '8F1D14', 'FDE4E1', '8F1D14'),
  Inserted: marked('Inserted', '0B5230', 'D8F0E1', '18794E', 'thick'),
  Moved: marked('Moved', '54307F', 'EFE7FA', '7A4BB0', 'dotted'),
  LightlyStruck: { name: 'Lightly struck', isStruck: true, color: colors.secondText },
  LightlyInserted: { name: 'Lightly inserted', underline: { kind: 'dash', color: colors.outline } },
} as const satisfies Readonly<Record<string, CharacterLook>>;

export type CharacterStyle = keyof typeof characterLooks;

/** The marks of the first reading, of another one and of further ones. */
export const markStyles = ['MarkA', 'MarkB', 'MarkC'] as const;

/** The mark of the reading with this index. */
export const markStyleOf = (index: number): CharacterStyle => markStyles[Math.min(index, 2)] ?? 'MarkC';

/** Twips between the edge of a cell and what it holds, and whether a line stands below each row. */
export const tableLooks = {
  ReportTable: { name: 'Report table', margins: { top: 60, left: 0, bottom: 60, right: 100 }, isLined: true },
  LayoutTable: { name: 'Layout table', margins: { top: 0, left: 0, bottom: 0, right: 0 }, isLined: false },
} as const;
