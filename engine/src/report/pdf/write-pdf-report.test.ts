import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
} from 'pdf-lib';
import { readPages } from '../../pdf/testing/read-pages.ts';
import { loadGlyphs } from '../glyphs/load-glyphs.ts';
import type { CropRenderer, ReportInput } from '../report-input.ts';
import { unheldLetters, unheldNote } from '../words/unheld-letters.ts';
import {
  aChange,
  aDecision,
  aDocument,
  aFinding,
  aMissingPosition,
  aPosition,
  aReportInput,
  openReport,
  theOtherPosition,
} from '../testing/report-builders.ts';
import { writePdfReport } from './write-pdf-report.ts';

async function pdfOf(input: ReportInput): Promise<Uint8Array> {
  const sink = new PassThrough();
  const [bytes] = await Promise.all([buffer(sink), writePdfReport(input, sink)]);
  return bytes;
}

const textOf = async (input: ReportInput): Promise<string> => (await readPages(await pdfOf(input))).join(' ');

async function aRenderer(): Promise<CropRenderer> {
  const picture = (await loadGlyphs()).get('high');
  if (picture === undefined) throw new Error('no glyph');
  return (requests) => Promise.resolve(requests.map(() => picture));
}

const dictionariesOf = (pdf: PDFDocument): PDFDict[] =>
  pdf.context.enumerateIndirectObjects().flatMap(([, value]) => {
    if (value instanceof PDFRawStream) return [value.dict];
    return value instanceof PDFDict ? [value] : [];
  });

const named = (pdf: PDFDocument, key: string, name: string): PDFDict[] =>
  dictionariesOf(pdf).filter((dictionary) => dictionary.get(PDFName.of(key)) === PDFName.of(name));

/** What the pages draw, as the operators of PDF. */
const drawnBy = (pdf: PDFDocument): string =>
  pdf
    .getPages()
    .map(({ node }) => node.Contents())
    .map((drawn) => (drawn instanceof PDFRawStream ? decodePDFRawStream(drawn).decode() : new Uint8Array()))
    .map((bytes) => Buffer.from(bytes).toString('latin1'))
    .join('\n');

const findings = [
  aFinding(),
  aFinding({
    id: 'f2',
    severity: 'low',
    kind: 'missing',
    subject: 'Deposit',
    positions: [aPosition(), aMissingPosition()],
  }),
  aFinding({ id: 'f3', tier: 'possible', confidence: 0.4, subject: 'Parking' }),
];

describe('the PDF report', () => {
  it('tells verdict, counts, documents and findings with what each document says', async () => {
    const text = await textOf(aReportInput({ findings }));
    expect(text).toContain('2 discrepancies and 1 possible one');
    expect(text).toContain('1 Monthly base rent High Value conflict');
    expect(text).toContain('Monthly Base Rent: $12,500.00');
    expect(text).toContain('rent per month 12,050.00');
    expect(text).toContain('Searched for on all 2 pages, not found.');
    expect(text).toContain('A lease.pdf 12 text layer');
  });

  it('sets places to look at apart from the findings', async () => {
    const text = await textOf(aReportInput({ findings }));
    const places = text.slice(text.lastIndexOf('Possible discrepancies'));
    expect(places).toContain('P1 Parking');
    expect(places).not.toContain('Deposit');
  });

  it('tells what was decided, asked and noted, and lists what is dismissed in an appendix', async () => {
    const decisions = [
      aDecision({ decision: 'asked', text: 'Which\nholds?', whom: 'the landlord', note: 'a note' }),
      aDecision({ findingId: 'f2', decision: 'dismissed', reason: 'on-purpose', text: 'by phone' }),
    ];
    const text = await textOf(aReportInput({ findings, decisions }));
    expect(text).toContain('1 awaiting an answer · 1 dismissed, see the appendix');
    expect(text).toContain('Asked (the landlord): Which holds? Note: a note');
    const appendix = text.slice(text.lastIndexOf('Appendix: dismissed findings'));
    expect(appendix).toContain('2 Deposit');
    expect(appendix).toContain('Dismissed: Intentional change: by phone');
  });

  it('shows a picture of each side, and says what is on it', async () => {
    const pdf = await PDFDocument.load(await pdfOf(aReportInput({ crops: await aRenderer() })));
    expect(named(pdf, 'Subtype', 'Image').length).toBeGreaterThanOrEqual(1);
    const alternatives = named(pdf, 'S', 'Figure').map((figure) =>
      figure.lookup(PDFName.of('Alt'), PDFString).decodeText(),
    );
    expect(alternatives).toEqual([
      'Part of page 3 of lease.pdf, framed: $12,500.00 (Monthly base rent)',
      'Part of page 1 of rent-roll.pdf, framed: 12,050.00 (Monthly base rent)',
    ]);
  });

  it('says how many pictures could not be drawn', async () => {
    const crops: CropRenderer = (requests) => Promise.resolve(requests.map(() => new Uint8Array()));
    expect(await textOf(aReportInput({ crops }))).toContain('2 page images could not be drawn.');
  });

  it('links each finding to its place on the screen', async () => {
    const reviewUrl = 'https://check.example/review/4f7a';
    const pdf = await PDFDocument.load(await pdfOf(aReportInput({ findings, reviewUrl })));
    const links = named(pdf, 'S', 'URI').map((action) => action.lookup(PDFName.of('URI'), PDFString).decodeText());
    expect([...new Set(links)]).toEqual(['f1', 'f2', 'f3'].map((id) => `${reviewUrl}?finding=${id}`));
  });

  it('is tagged, titled and holds its fonts', async () => {
    const pdf = await PDFDocument.load(await pdfOf(aReportInput()), { updateMetadata: false });
    expect(pdf.getTitle()).toBe('Discrepancy report: 1 discrepancy found in 2 documents');
    expect(pdf.catalog.lookup(PDFName.of('MarkInfo'), PDFDict).toString()).toContain('/Marked true');
    const [root] = named(pdf, 'Type', 'StructTreeRoot');
    expect(root?.lookup(PDFName.of('K'), PDFArray).size()).toBe(1);
    expect(['H1', 'H2', 'H3'].map((level) => named(pdf, 'S', level).length)).toEqual([1, 7, 1]);
    const fonts = named(pdf, 'Type', 'FontDescriptor');
    expect(fonts.length).toBeGreaterThan(1);
    expect(fonts.every((font) => font.has(PDFName.of('FontFile2')))).toBe(true);
    const kinds = named(pdf, 'Type', 'Font').flatMap((font) => font.get(PDFName.of('DescendantFonts')) ?? []);
    expect(kinds.every((kind) => kind instanceof PDFArray)).toBe(true);
  });

  it('has the sections of the Word report, and links to each', async () => {
    const input = aReportInput({
      findings,
      changes: [aChange({ class: 'editorial' })],
      documents: [
        aDocument(),
        aDocument({ id: 'd2', name: 'rent-roll.pdf', unreadPages: [2] }),
        aDocument({ id: 'd3' }),
      ],
    });
    const pdf = await PDFDocument.load(await pdfOf(input));
    const titles = dictionariesOf(pdf).flatMap((one) => {
      const title = one.has(PDFName.of('Dest')) ? one.get(PDFName.of('Title')) : undefined;
      return title instanceof PDFString || title instanceof PDFHexString ? [title.decodeText()] : [];
    });
    const sections = (await openReport(input)).text.split('In this report: ')[1]?.split('\n')[0]?.split('  ·  ') ?? [];
    expect(sections.length).toBeGreaterThan(6);
    expect(titles).toEqual(expect.arrayContaining(sections));
    const links = named(pdf, 'S', 'GoTo').map((link) => link.lookup(PDFName.of('D'), PDFString).decodeText());
    expect(links).toEqual(expect.arrayContaining(['matrix', 'changes', 'agrees', 'guide', 'document_A', 'finding_1']));
    expect((await readPages(await pdfOf(input))).join(' ')).toContain('Not compared: 1 of 36 pages.');
  });

  it('tells a screen reader rows, names of columns and links', async () => {
    const pdf = await PDFDocument.load(await pdfOf(aReportInput({ reviewUrl: 'https://check.example/r' })));
    const heads = named(pdf, 'S', 'TH').map((head) => head.lookup(PDFName.of('A'), PDFDict).toString());
    expect(heads.length).toBeGreaterThan(10);
    expect(heads.every((head) => head.includes('/Scope /Column'))).toBe(true);
    expect(named(pdf, 'S', 'TR').length).toBeGreaterThan(10);
    expect(named(pdf, 'S', 'Link').length).toBeGreaterThan(5);
    const tables = named(pdf, 'S', 'Table').map((one) => one.lookup(PDFName.of('Alt'), PDFString).decodeText());
    expect(tables).toContain('What the documents say about: Monthly base rent');
  });

  it.each([
    ['Greek, Cyrillic and Turkish', 'Αθήνα Москва çğş'],
    ['Han', '租金合同'],
    ['kana', 'カタひら'],
    ['Hangul', '임대료'],
    ['Thai', 'ราคา'],
    ['Devanagari', 'दर'],
    ['Bengali', 'ভাড়া'],
    ['Kannada', 'ಬಾಡಿಗೆ'],
    ['Malayalam', 'വാടക'],
    ['Sinhala', 'කුලිය'],
    ['Lao', 'ຄ່າເຊົ່າ'],
    ['Burmese', 'ငှားရမ်းခ'],
    ['Ethiopic', 'ኪራይ'],
    ['Armenian', 'Վարձ'],
    ['emoji', '😀'],
  ])('is written in %s', async (_, letters) => {
    const held = [aFinding({ positions: [aPosition({ quote: letters, value: letters }), theOtherPosition()] })];
    const text = await textOf(aReportInput({ findings: held }));
    expect(text.replaceAll(' ', '')).toContain(letters.replaceAll(' ', ''));
    expect(text).not.toContain(unheldNote);
  });

  it.each([
    ['Gujarati', 'ભાડું'],
    ['Gurmukhi', 'ਪ੍ਰਤੀ ਮਹੀਨਾ'],
    ['Tamil', 'வாடகை'],
    ['Telugu', 'అద్దె'],
    ['Khmer', 'ថ្លៃឈ្នួល'],
  ])('is written in %s, and read as it is spelt although it is drawn in another order', async (_, letters) => {
    const held = [aFinding({ positions: [aPosition({ quote: letters, value: letters }), theOtherPosition()] })];
    const bytes = await pdfOf(aReportInput({ findings: held }));
    const text = (await readPages(bytes)).join(' ');
    expect(Array.from(letters).filter((letter) => !text.includes(letter))).toEqual([]);
    expect(text).not.toContain(unheldNote);
    const drawn = drawnBy(await PDFDocument.load(bytes));
    for (const word of letters.split(' ')) {
      expect(drawn).toContain(`/ActualText <feff${Buffer.from(word, 'utf16le').swap16().toString('hex')}`);
    }
  });

  it('says so where no font holds the letters, and never shows others for them', async () => {
    const quote = 'ᠮᠣᠩᠭᠣᠯ 12,500.00';
    const text = await textOf(
      aReportInput({ findings: [aFinding({ positions: [aPosition({ quote }), theOtherPosition()] })] }),
    );
    expect(text).toContain(`${unheldLetters} 12,500.00`);
    expect(text).toContain(unheldNote);
  });

  it('goes over pages without losing a line of a long note, each with its number', async () => {
    const lines = Array.from({ length: 200 }, (_, index) => `line${index}`);
    const pages = await readPages(await pdfOf(aReportInput({ decisions: [aDecision({ note: lines.join('\n') })] })));
    expect(lines.filter((line) => !pages.join(' ').split(' ').includes(line))).toEqual([]);
    expect(pages.map((page, index) => page.includes(`Page ${index + 1} of ${pages.length}`))).toEqual(
      pages.map(() => true),
    );
  });

  it('is the same for the same input, and stays small for many findings', async () => {
    const documents = [aDocument(), aDocument({ id: 'd2', name: 'rent-roll.pdf' })];
    const many = Array.from({ length: 150 }, (_, index) => aFinding({ id: `f${index}`, subject: `Subject ${index}` }));
    const input = aReportInput({ documents, findings: many });
    const [first, second] = [await pdfOf(input), await pdfOf(input)];
    expect(Buffer.compare(first, second)).toBe(0);
    expect(first.length).toBeLessThan(800_000);
  });
});
