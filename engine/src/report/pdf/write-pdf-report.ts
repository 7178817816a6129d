import { pipeline } from 'node:stream/promises';
import type { Writable } from 'node:stream';
import { CropGallery } from '../crops/draw-crops.ts';
import { severities } from '../model/order-findings.ts';
import { buildReportModel, type ReportModel } from '../model/report-model.ts';
import { pageGeometry } from '../report-context.ts';
import type { ReportInput } from '../report-input.ts';
import { dismissedHeading, findingsOfSeverity, placesHeading, severityHeading } from '../sections/headings.ts';
import { defaultPictureLimit, mostBlocks } from '../sections/report-body.ts';
import { dismissedIntroduction } from '../words/decision-words.ts';
import { createFormatting, textLanguage } from '../words/formatting.ts';
import { placesIntroduction, verdictTitle } from '../words/verdict.ts';
import { drawClosing } from './closing.ts';
import { drawFinding, drawShort } from './finding.ts';
import { firstPage } from './first-page.ts';
import { loadFonts } from './fonts.ts';
import type { PdfContext } from './pdf-context.ts';
import { PdfSheet } from './pdf-sheet.ts';

/**
 * Draws the report as a PDF into `sink` and ends it: the same findings, words and pictures as in the Word report. The same
 * input gives the same bytes.
 */
export async function writePdfReport(input: ReportInput, sink: Writable): Promise<void> {
  const context = await createContext(input);
  const { sheet, model, formatting } = context;
  const written = pipeline(sheet.doc, sink);
  firstPage(context);
  drawFindings(context);
  if (model.places.length > 0) {
    sheet.heading(placesHeading.text, { anchor: placesHeading.anchor });
    sheet.paragraph([{ text: placesIntroduction(model, formatting) }]);
    for (const place of model.places) drawShort(context, place);
  }
  if (model.dismissed.length > 0) {
    sheet.heading(dismissedHeading.text, { anchor: dismissedHeading.anchor });
    sheet.paragraph([{ text: dismissedIntroduction }]);
    for (const report of model.dismissed) drawShort(context, report);
  }
  drawClosing(context);
  const made = `Report ${input.reference}, ${formatting.moment(input.createdAt)}`;
  sheet.footers((page, pages) => `Discrepancy Checker    ${made}    Page ${page} of ${pages}`);
  sheet.end();
  await written;
}

function drawFindings(context: PdfContext): void {
  let blocks = mostBlocks;
  for (const severity of severities) {
    const reports = findingsOfSeverity(context.model, severity);
    if (reports.length === 0) continue;
    const { text, anchor } = severityHeading(severity, reports);
    context.sheet.heading(text, { anchor, keepWith: 200 });
    for (const report of reports.slice(0, blocks)) drawFinding(context, report);
    for (const report of reports.slice(blocks)) drawShort(context, report);
    blocks = Math.max(0, blocks - reports.length);
  }
}

async function createContext(input: ReportInput): Promise<PdfContext> {
  const model = buildReportModel(input.result, input.decisions);
  const sheet = new PdfSheet({
    page: pageGeometry(input.locale),
    fonts: await loadFonts(),
    title: `Discrepancy report: ${verdictTitle(model)}`,
    subject: model.documents.map(({ name }) => name).join(', '),
    language: textLanguage(input.locale),
    createdAt: input.createdAt,
  });
  const formatting = createFormatting(input.locale, input.timeZone ?? 'UTC');
  return { input, model, formatting, sheet, ...(await drawCrops(input, model)) };
}

async function drawCrops(
  input: ReportInput,
  model: ReportModel,
): Promise<Pick<PdfContext, 'cropOf' | 'failedPictures'>> {
  const gallery = new CropGallery();
  const bytes = new Map<string, Uint8Array>();
  const pictured = model.findings.slice(0, input.pictureLimit ?? defaultPictureLimit);
  if (input.crops !== undefined)
    for await (const picture of gallery.draw(pictured, model, input.crops))
      bytes.set(picture.relationshipId, picture.bytes);
  return {
    failedPictures: gallery.failed,
    cropOf: (place) => {
      const crop = gallery.cropOf(place);
      const png = bytes.get(crop?.relationshipId ?? '');
      return crop === undefined || png === undefined ? undefined : { ...crop, bytes: png };
    },
  };
}
