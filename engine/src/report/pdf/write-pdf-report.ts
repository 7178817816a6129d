import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import type { Writable } from 'node:stream';
import type { Block } from '../blocks/block.ts';
import { CropGallery } from '../crops/draw-crops.ts';
import { loadGlyphShapes } from '../glyphs/load-glyph-shapes.ts';
import type { PicturedPlace } from '../crops/pictured-places.ts';
import { buildReportModel, type ReportModel } from '../model/report-model.ts';
import { createContext, type ReportContext } from '../report-context.ts';
import type { ReportInput } from '../report-input.ts';
import { certificateBody, picturedOnCertificate } from '../sections/certificate.ts';
import { certificateHeading } from '../sections/headings.ts';
import type { Lacks } from '../sections/reading-notes.ts';
import { placesWithPicture, reportBody } from '../sections/report-body.ts';
import { reportFooter } from '../sections/report-footer.ts';
import { textLanguage } from '../words/formatting.ts';
import { verdictTitle } from '../words/verdict.ts';
import { fontsFor } from './font-shelf.ts';
import { lookOf } from './atoms.ts';
import { inLargePieces } from './large-pieces.ts';
import { PageFlow } from './page-flow.ts';
import { layOut, paragraphUnit, placed, textOf, type LaidOut } from './paragraph-unit.ts';
import type { BookmarkPlace } from './pdfkit-options.ts';
import { PdfCanvas, type PageOverlay } from './pdf-canvas.ts';
import { tableUnits } from './table-units.ts';

/** What a document is made of. */
interface Composition {
  /** For the properties of the file. */
  readonly kind: string;
  readonly pictured: (model: ReportModel, limit?: number) => PicturedPlace[];
  readonly body: (context: ReportContext, lacks: Lacks) => Iterable<Block>;
}

/**
 * Draws the report as a PDF into `sink` and ends it: the same blocks as in the Word report. The same input gives the same
 * bytes.
 */
export const writePdfReport = (input: ReportInput, sink: Writable): Promise<void> =>
  writePdf(input, sink, { kind: 'Discrepancy report', pictured: placesWithPicture, body: reportBody });

/** Draws the comparison certificate of a result that has one, with the same blocks as in the report. */
export const writeCertificate = (input: ReportInput, sink: Writable): Promise<void> =>
  writePdf(input, sink, {
    kind: certificateHeading.text,
    pictured: picturedOnCertificate,
    body: certificateBody,
  });

async function writePdf(input: ReportInput, sink: Writable, { kind, pictured, body }: Composition): Promise<void> {
  const model = buildReportModel(input.result, input.decisions);
  const gallery = new CropGallery();
  const context = createContext(input, model, (place) => gallery.cropOf(place));
  const pictures = new Map<string, Buffer>();
  if (input.crops !== undefined) {
    const places = pictured(model, input.pictureLimit);
    for await (const { name, bytes } of gallery.draw(places, input.crops)) pictures.set(name, Buffer.from(bytes));
  }
  const shelf = await fontsFor(JSON.stringify([input.result, input.agreed, input.decisions]));
  const canvas = new PdfCanvas({
    page: context.page,
    shelf,
    glyphs: await loadGlyphShapes(),
    pictures,
    title: `${kind}: ${verdictTitle(model)}`,
    subject: model.documents.map(({ name }) => name).join(', '),
    keywords: `${kind.toLowerCase()}, ${input.reference}`,
    language: textLanguage(input.locale),
    createdAt: input.createdAt,
  });
  const written = pipeline(inLargePieces(canvas.doc), sink);
  const notes = { failedPictures: gallery.failed, lacksLetters: shelf.lacksLetters };
  const overlays = await drawBlocks(canvas, context, body(context, notes));
  drawFooters(canvas, context, overlays);
  canvas.doc.end();
  await written;
}

async function drawBlocks(
  canvas: PdfCanvas,
  { page }: ReportContext,
  blocks: Iterable<Block>,
): Promise<readonly PageOverlay[]> {
  const { doc } = canvas;
  const overlays: PageOverlay[] = [];
  const flow = new PageFlow(page, () => void overlays.push(canvas.addPage()));
  // A tagged document has one root.
  const root = doc.struct('Document');
  doc.addStructure(root);
  const add = (element: PDFKit.PDFStructureElement): PDFKit.PDFStructureElement => {
    root.add(element);
    return element;
  };
  const bookmarks = new Bookmarks(canvas);
  let pages = 0;
  let lastTable: PDFKit.PDFStructureElement | undefined;
  for (const block of blocks) {
    if (block.kind === 'table') {
      const start = (alt: string): PDFKit.PDFStructureElement => {
        // All rows of the one before are drawn: what is complete is written and needs no memory.
        lastTable?.end();
        lastTable = add(block.format.headerRow === false ? doc.struct('Div') : doc.struct('Table', { alt }));
        return lastTable;
      };
      for (const unit of tableUnits(canvas, block, start)) {
        flow.add(unit);
        // What was drawn is written before more is.
        if (overlays.length > pages) await setImmediate();
        pages = overlays.length;
      }
    } else
      flow.add(
        paragraphUnit(canvas, block, (laidOut, top) => {
          for (const anchor of laidOut.anchors) doc.addNamedDestination(anchor, 'XYZ', canvas.left, top - 6, null);
          bookmarks.add(laidOut, top);
          return add(doc.struct(tagOf(laidOut)));
        }),
      );
  }
  flow.end();
  canvas.endPage();
  root.end();
  return overlays;
}

/** What a paragraph is to a screen reader. */
function tagOf({ style }: LaidOut): string {
  if (style === 'Title') return 'H1';
  const level = lookOf(style).outlineLevel;
  if (level !== undefined) return `H${level + 2}`;
  return style === 'CropCaption' ? 'Caption' : 'P';
}

/** Sections, and below them their findings. */
class Bookmarks {
  readonly #canvas: PdfCanvas;
  #section: PDFKit.PDFOutline | undefined;

  constructor(canvas: PdfCanvas) {
    this.#canvas = canvas;
  }

  add(laidOut: LaidOut, top: number): void {
    const level = lookOf(laidOut.style).outlineLevel;
    if (level !== 0 && level !== 1) return;
    const { doc } = this.#canvas;
    const text = textOf(laidOut);
    const place: BookmarkPlace = { expanded: false, top: top - 6, left: doc.page.width, zoom: 0 };
    if (level === 0) this.#section = doc.outline.addItem(text, place);
    else this.#section?.addItem(text, place);
  }
}

/** At the foot of every page, once their number is known. */
function drawFooters(canvas: PdfCanvas, context: ReportContext, overlays: readonly PageOverlay[]): void {
  const block = reportFooter(context);
  const top = canvas.doc.page.height - canvas.left - 10;
  const color = lookOf('Footer').frame?.borders.top?.color ?? '';
  for (const [index, overlay] of overlays.entries())
    overlay(() => {
      const { lines } = layOut(canvas, block, canvas.width, { page: index + 1, pages: overlays.length });
      canvas.rectangle(canvas.left, top - 6, canvas.width, 0.5, color);
      for (const { line, x, y } of placed(lines, canvas.left, top))
        canvas.collect(line.segments.map((segment) => ({ segment, x, y: y + line.baseline })));
    });
}
